"""Generated from the description of the service by `npm run sdk`: changes are lost."""
