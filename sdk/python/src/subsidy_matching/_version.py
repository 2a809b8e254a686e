"""The version of this package, which is also that of the service's description it was made from."""

__version__ = "0.1.0"
