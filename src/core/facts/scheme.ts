/**
 * Activity classifications. `kad_2025`: Greek codes in force since 2026-03-01, on NACE Rev. 2.1; `kad_2008`: before, on NACE Rev. 2;
 * `naf`: French NAF Rev. 2, on NACE Rev. 2.
 */
export const schemes = ['kad_2025', 'kad_2008', 'nace_2.1', 'nace_2', 'naf'] as const
export type Scheme = (typeof schemes)[number]
