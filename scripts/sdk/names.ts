/**
 * Operations whose name in the SDKs no rule gives: `resource.method`, in snake_case. A new operation that is not here is
 * named by its address: `GET /programmes/export` is `programmes.export`.
 */
export const renamed: Readonly<Record<string, string>> = {
  patchProfile: 'profiles.update',
  // `import` is a keyword in both languages.
  importProfiles: 'profiles.import_file',
  getDeMinimisLedger: 'profiles.de_minimis.get',
  replaceDeMinimisLedger: 'profiles.de_minimis.replace',

  // PUT and PATCH write the draft; what is published changes by `publish` only.
  putProgramme: 'programmes.save_draft',
  patchProgramme: 'programmes.update_draft',
  importProgrammes: 'programmes.import_file',
  getProgrammeDocument: 'programmes.documents.get',

  listMatches: 'match.list',
  decideMatch: 'match.decide',
  withdrawDecision: 'match.withdraw_decision',
  answerCriterion: 'match.answer',
  listAccountQuestions: 'questions.list',

  generateDraft: 'drafts.create',
  editDraft: 'drafts.update',

  registerWebhook: 'webhooks.create',
  changeWebhook: 'webhooks.update',
}

/** Operations that the SDKs leave out: tools that speak the CommonGrants protocol bring their own client. */
export const leftOut = { tags: ['CommonGrants'] as readonly string[], schemas: /^CommonGrants/ }

/** One of each resource, for the names of types: `ProfileListQuery`. */
export const singular: Readonly<Record<string, string>> = {
  profiles: 'profile',
  programmes: 'programme',
  alerts: 'alert',
  drafts: 'draft',
  webhooks: 'webhook',
  events: 'event',
  jobs: 'job',
  api_keys: 'api_key',
  calendar_tokens: 'calendar_token',
  'profiles.de_minimis': 'de_minimis',
  'programmes.documents': 'programme_document',
}

/** What a resource is, where its tag in the description says something wider. */
export const described: Readonly<Record<string, string>> = {
  'profiles.de_minimis': 'De minimis aid of the single undertaking that a profile belongs to.',
  'programmes.documents': 'The source texts that citations point into.',
  match: 'Which programmes fit a profile, why, and the sentences that decide.',
  calendar_tokens: 'Addresses of calendar feeds with the deadlines of an account.',
  questions: 'Missing facts that would decide most, over all profiles.',
  webhooks: 'Addresses of yours that events are pushed to.',
  events: 'Events of the account and of the catalogue, polled instead of pushed.',
  account: 'The account, its usage and its audit log.',
  api_keys: 'API keys of the account.',
}
