import type { CoreReference } from '../matching/facts.ts'

/** A small world for the examples: a few codes and regions, so that an example can be read without the tables. */
export const exampleReference: CoreReference = { activities: undefined, regions: undefined }
