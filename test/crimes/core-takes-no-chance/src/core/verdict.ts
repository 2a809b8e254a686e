export const verdict = () => Math.random() > 0.5
