export const profiles = () => process.env['PROFILES']
