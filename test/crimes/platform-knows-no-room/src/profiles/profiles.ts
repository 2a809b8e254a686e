export const profiles = []
