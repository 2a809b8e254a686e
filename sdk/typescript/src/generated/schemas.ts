// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

/** Changes to a `T` (RFC 7396): any of its members, null to remove one. */
export type MergePatch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: MergePatch<T[K]> | null | undefined }
    : T

export interface Account {
  id: string
  name: string
  tier: 'free' | 'pro' | 'agency'
  /** Whether the account may publish programmes for everybody. */
  publisher: boolean
  created_at: string
  limits: {
    /** A number from 1. */
    calls_per_minute: number
  }
  usage: {
    /** Calls of the present window, this one included. */
    calls: number
    calls_remaining: number
    window_ends_at: string | null
    /** Keys that work at present. */
    api_keys: number
  }
  caller: {
    kind: 'api_key' | 'session' | 'system'
    id: string
    scopes: Array<Scope>
  }
}

/** Which missing fact, over all profiles, would decide most. */
export interface AccountQuestions {
  /** Missing facts, those that decide most first. */
  data: Array<{
    /** JSON pointer into the profile; over the account with `*` for a position. */
    pointer: string
    /** What it is. */
    label: string
    /** Matches that it would decide by itself. */
    decides: number
    /** Matches that wait for it, among other things. */
    touches: number
    /** Some of them. */
    matches: Array<string>
    /** Profiles that lack it. */
    profiles: number
    /** Some of them. */
    examples: Array<{
      /** Profile. */
      profile_id: string
      /** Name. */
      name: string
      /** Where in this profile. */
      pointer: string
    }>
  }>
  /** Whether there are more than `limit`. */
  has_more: boolean
  /** Profiles looked through. */
  profiles: number
  /** Open matches looked through: of each profile the 5 with the best score. */
  pairs: number
}

/** A range of a figure of the accounts. */
export interface AccountsCriterion {
  kind: 'accounts'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** A figure of the accounts. */
  figure: 'turnover' | 'balance_sheet_total' | 'equity' | 'capital' | 'ebitda' | 'debt' | 'interest' | 'profit'
  range: MoneyRange
  /** Which period the figure is of; fy is a financial year. */
  period:
    | 'current'
    | 'last_closed_fy'
    | 'previous_closed_fy'
    | 'average_last_3_closed_fy'
    | 'highest_last_3_closed_fy'
    | 'previous_calendar_year'
    | 'twelve_months_before'
}

/** An activity the business has, or the one the investment is for. */
export interface ActivityCriterion {
  kind: 'activity'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** Which activity. */
  role: 'existing' | 'investment'
  /** Which of its activities must be listed. */
  basis: 'main' | 'largest_revenue' | 'main_or_largest_revenue' | 'any' | 'all'
  /** A list of activity codes; without include all but the excluded ones. Exclusions win. */
  codes: {
    /** The classification a code belongs to. */
    scheme: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf'
    /** exact: these codes and nothing under them; subtree: everything under these. */
    include?:
      | {
          exact?: Array<string> | undefined
          subtree?: Array<string> | undefined
        }
      | undefined
    /** exact: these codes and nothing under them; subtree: everything under these. */
    exclude?:
      | {
          exact?: Array<string> | undefined
          subtree?: Array<string> | undefined
        }
      | undefined
  }
  /** The latest moment at which the code must be registered. */
  held_by?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'award' | 'first_payment' | 'completion'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /**
   * The least share (0–1) of last year's revenue from listed activities.
   * A number from 0 to 1.
   */
  revenue_share_min?: number | undefined
}

/** How long the business exists. */
export interface AgeCriterion {
  kind: 'age'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /**
   * Dates are inclusive; months are counted to the day: when 12 are completed "at most 12" holds, a day later it
   * does not; closed years have at least 12 months.
   */
  test:
    | {
        measure: 'started_between'
        /** A calendar day. */
        from?: string | undefined
        /** A calendar day. */
        to?: string | undefined
      }
    | {
        measure: 'months_since_start'
        range: NumberRange
      }
    | {
        measure: 'closed_full_fiscal_years'
        range: NumberRange
      }
}

export interface AidHistoryEntry {
  /** Programme or family of programmes. */
  programme: string
  /** How it ended. */
  status: 'applied' | 'approved' | 'completed' | 'rejected' | 'withdrawn'
  /** When. Calendar date, `YYYY-MM-DD`. */
  on?: string | undefined
  attributes?: Attributes | undefined
}

export interface Alert {
  id: string
  name: string | null
  /** A paused alert sends nothing. */
  status: 'active' | 'paused'
  /** Language of the messages. */
  language: 'el' | 'en'
  trigger: {
    /** What it is told of. */
    on: 'deadline' | 'call_opens' | 'new_match' | 'programme_changed' | 'budget_line_exhausted'
    lead_times: Array<string>
    /** As understood: codes and regions in their canonical form. */
    filter: {
      /** Only these profiles. */
      profile_ids?: Array<string>
      /** Only these programmes. */
      programme_slugs?: Array<string>
      /**
       * Least score of the pair.
       * A number from 0 to 100.
       */
      min_score?: number
      /** Only pairs with one of these verdicts; by default all three. */
      eligibility?: Array<'eligible' | 'needs_info' | 'needs_review'>
      /** Only programmes open to this activity code. */
      kad?: string
      /** How `kad` is read, where it can be read in several ways. */
      scheme?: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf'
      /** Only programmes open to this region: a NUTS code or a name. */
      region?: string
      /** Only these forms of aid. */
      instrument?: Array<
        | 'grant'
        | 'loan'
        | 'guarantee'
        | 'tax_exemption'
        | 'tax_credit'
        | 'voucher'
        | 'equity'
        | 'interest_subsidy'
        | 'leasing_subsidy'
        | 'wage_subsidy'
        | 'repayable_advance'
        | 'prize'
        | 'advisory'
        | 'training'
        | 'other'
      >
    }
  }
  channels: Array<AlertChannelShown>
  schedule: {
    time_zone: string
    at: string
    days: Array<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'>
    business_days_only: boolean
    quiet_hours: {
      from: string
      to: string
    } | null
    /** How notices are gathered. */
    digest: 'immediate' | 'daily' | 'weekly'
  }
  created_at: string
  updated_at: string
}

/** Where an alert goes. Which fields it has depends on `type` and `provider`. */
export interface AlertChannel {
  /** By mail, by a messaging service, or as a webhook event. */
  type: 'email' | 'messaging' | 'webhook'
  /** email: an address. whatsapp: a telephone number with its country code. */
  to?: string | undefined
  /** email only. */
  cc?: Array<string> | undefined
  /** messaging only. */
  provider?: 'telegram' | 'viber' | 'whatsapp' | 'slack' | undefined
  /** telegram: the chat, such as `-1001234567890` or `@channel`. */
  chat_id?: string | undefined
  /** viber: the id of the subscribed user. */
  receiver?: string | undefined
  /**
   * slack: the address of an incoming webhook, `https://hooks.slack.com/…`. It is a secret: answers show its host
   * and a digest, which may be sent back.
   */
  url?: string | undefined
  /** webhook: this one; without it all that subscribe to `deadline.approaching`. */
  webhook_id?: string | undefined
}

export interface AlertChannelShown {
  type: string
  to?: string
  cc?: Array<string>
  provider?: string
  chat_id?: string
  receiver?: string
  /** slack: the host and a digest; sent back by PUT, it means the address that is kept. */
  url?: string
  webhook_id?: string
  /** email: whether its owner has agreed. Nothing is sent to an address that has not. */
  state?: 'confirmed' | 'pending' | 'unsubscribed'
  /** email: when the address, which was unsubscribed and has been named again, is asked by mail. */
  ask_at?: string
  /**
   * email: what the mail server said when it refused the mail that asks the address. Name another one; the same is
   * asked again when it is named after a day.
   */
  refused?: string
}

/**
 * A filter that names programmes only (slugs, activity code, region, instrument) watches them whether or not a
 * profile fits. Any other is about the pairs of profiles and programmes that fit; dismissed ones stay out.
 */
export interface AlertFilter {
  /** Only these profiles. */
  profile_ids?: Array<string> | undefined
  /** Only these programmes. */
  programme_slugs?: Array<string> | undefined
  /**
   * Least score of the pair.
   * A number from 0 to 100.
   */
  min_score?: number | undefined
  /** Only pairs with one of these verdicts; by default all three. */
  eligibility?: Array<'eligible' | 'needs_info' | 'needs_review'> | undefined
  /** Only programmes open to this activity code. */
  kad?: string | undefined
  /** How `kad` is read, where it can be read in several ways. */
  scheme?: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf' | undefined
  /** Only programmes open to this region: a NUTS code or a name. */
  region?: string | undefined
  /** Only these forms of aid. */
  instrument?:
    | Array<
        | 'grant'
        | 'loan'
        | 'guarantee'
        | 'tax_exemption'
        | 'tax_credit'
        | 'voucher'
        | 'equity'
        | 'interest_subsidy'
        | 'leasing_subsidy'
        | 'wage_subsidy'
        | 'repayable_advance'
        | 'prize'
        | 'advisory'
        | 'training'
        | 'other'
      >
    | undefined
}

export interface AlertNotification {
  id: string
  /** What it told of. */
  kind: 'deadline' | 'call_opens' | 'new_match' | 'programme_changed' | 'budget_line_exhausted'
  /** Such as `email:info@example.org` or `webhook:*`. */
  channel: string
  profile_id: string | null
  programme_slug: string
  deadline_id: string | null
  deadline_at: string | null
  time_zone: string | null
  lead_time: string | null
  /** When it was to go out. */
  due_at: string
  /** What became of it. */
  status: 'scheduled' | 'sent' | 'failed' | 'suppressed'
  reason: string | null
  marks: Array<'late' | 'out_of_hours' | 'moved'>
  moved_from: string | null
  finished_at: string | null
  event_id: string | null
  /** The last ten attempts, oldest first. */
  attempts: Array<{
    at: string
    /** Sent, tried again, or refused for good. */
    outcome: 'sent' | 'retry' | 'failed'
    /** What the other side said, or what went wrong. */
    answer: string
  }>
}

export interface AlertPreview {
  /** The first hundred, earliest first. */
  notices: Array<{
    /** When it would go out. */
    at: string
    programme_slug: string
    deadline_id: string | null
    deadline_at: string | null
    time_zone: string | null
    lead_time: string | null
    title: string
    /** The first fifty. */
    profile_ids: Array<string>
    profile_count: number
    marks: Array<'late' | 'out_of_hours' | 'moved'>
  }>
  /** How many there are in the time looked at. */
  total: number
  /** What is to be known beside: a filter that matches nothing, an address that has not agreed yet, … */
  notes: Array<{
    code: string
    detail: string
  }>
}

export interface AlertSchedule {
  /** IANA zone; `Europe/Athens` unless given. */
  time_zone?: string | undefined
  /** When notices of whole days, and digests, go out: `09:00` unless given. */
  at?: string | undefined
  /** Days on which notices may go out; all unless given. */
  days?: Array<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'> | undefined
  /** Not on Saturdays, Sundays and public holidays of Greece. */
  business_days_only?: boolean | undefined
  quiet_hours?:
    | {
        /** The first minute of silence. */
        from: string
        /** The first minute after it; may be the next day. */
        to: string
      }
    | null
    | undefined
  /** Each notice when it is due, or together: daily at `at`, weekly at `at` on the first open day of the week. */
  digest?: 'immediate' | 'daily' | 'weekly' | undefined
}

export interface AlertTest {
  results: Array<{
    channel: string
    /** What came of it. */
    status: 'sent' | 'failed' | 'suppressed'
    /** What the other side said, or why nothing was sent. */
    detail: string
  }>
}

export interface AlertTrigger {
  /** `deadline`: before the deadlines of a call. `call_opens`: before and when it opens. The others: when it happens. */
  on: 'deadline' | 'call_opens' | 'new_match' | 'programme_changed' | 'budget_line_exhausted'
  /** How long before the deadline (or the opening). Several that are due at once are told as one: the nearest. */
  lead_times?: Array<string> | undefined
  filter?: AlertFilter | undefined
}

/** An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`. */
export type AmountExpression =
  | {
      value: ExactMoney
    }
  | {
      /** A figure of the accounts. */
      figure: 'turnover' | 'balance_sheet_total' | 'equity' | 'capital' | 'ebitda' | 'debt' | 'interest' | 'profit'
      /** Which period the figure is of; fy is a financial year. */
      period:
        | 'current'
        | 'last_closed_fy'
        | 'previous_closed_fy'
        | 'average_last_3_closed_fy'
        | 'highest_last_3_closed_fy'
        | 'previous_calendar_year'
        | 'twelve_months_before'
    }
  | {
      investment_amount: true
    }
  | {
      /** An attribute of the profile. */
      attribute: string
    }
  | {
      times: number
      of: AmountExpression
    }
  | {
      sum: Array<AmountExpression>
    }

/** A place in one of the programme's documents. After it is stored, text[start:end] == exact. */
export interface Anchor {
  /** A short name, unique in its list. */
  document: string
  /** The quoted words. */
  exact: string
  /** The words before, to choose among several places. */
  prefix?: string | undefined
  /** The words after. */
  suffix?: string | undefined
  /**
   * First code point of the quote in the document's canonical text. Left out, it is found by the quote.
   * A number from 0 to 2147483648.
   */
  start?: number | undefined
  /**
   * The code point after the last.
   * A number from 0 to 2147483648.
   */
  end?: number | undefined
}

export interface Answer {
  /** Criterion. */
  criterion_id: string
  /** What a person found. */
  value: 'met' | 'not_met' | 'unknown'
  note?: string
  evidence?: string
  /** Who. */
  by: string
  /** When. */
  at: string
}

export interface AnswerBody {
  /** What a person found. */
  value: 'met' | 'not_met' | 'unknown'
  /** Why. */
  note?: string | undefined
  /** What it was seen in: a document, a link. */
  evidence?: string | undefined
}

export interface ApiKey {
  id: string
  name: string
  environment: 'live' | 'test'
  /** The visible part of the key, to tell keys apart. */
  hint: string
  scopes: Array<Scope>
  status: 'active' | 'expired' | 'revoked'
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
  replaces: string | null
}

/** An attribute of the profile. */
export interface AttributeCriterion {
  kind: 'attribute'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** An attribute of the profile. */
  name: string
  test:
    | {
        equals: AttributeValue
      }
    | {
        in: Array<string | number>
      }
    | {
        range: NumberRange
      }
    | {
        money_range: MoneyRange
      }
}

/** A typed value: true or false, a number, a text, a list of texts, or an amount. */
export type AttributeValue = boolean | number | string | Array<string> | ExactMoney

/**
 * Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never
 * false.
 */
export type Attributes = Record<
  string,
  | boolean
  | number
  | string
  | Array<string>
  | {
      /** Decimal string with two decimals, not negative, below 100 thousand million. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
>

export interface AuditEntry {
  id: string
  at: string
  /** The operationId of the call, or the command of the operator. */
  action: string
  /** The address it was done at. */
  subject: string
  caller: {
    kind: 'api_key' | 'session' | 'system'
    id: string
  }
  request_id: string
}

export interface CalendarToken {
  name: string
  /** Whoever has this address can read the feed. It is shown here and never again. */
  url: string
  created_at: string
}

/** The status with what it rests on, at the moment of the answer. */
export interface CallState {
  /** The call's status now, from its dates unless the publisher set it. */
  status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  /** An instant (RFC 3339). */
  since?: string
  /** The next moment to apply by; without `at` where the source names none. */
  next_deadline?: {
    id: string
    /** An instant (RFC 3339). */
    at?: string
    /** An IANA time zone. */
    time_zone: string
    /** What ends the period. */
    basis: 'fixed' | 'rolling' | 'until_exhausted' | 'recurring' | 'unknown'
    stage?: string
    round?: string
  }
  opens_at?: {
    /** An instant (RFC 3339). */
    at: string
    /** An IANA time zone. */
    time_zone: string
  }
  /** What the status rests on. */
  basis: 'dates' | 'publisher' | 'none'
  budget_line?: string
}

/** Where a statement comes from. */
export interface Citation {
  /** Referred to by criteria, score and estimate. */
  id: string
  /**
   * `source_span`: words of the call; `profile_field`: a fact of the profile; `derived`: computed; `reference`: law
   * or official table.
   */
  kind: 'source_span' | 'profile_field' | 'derived' | 'reference'
  source?: {
    /** GET /programmes/{slug}/documents/{id} returns the text. */
    document_id: string
    /** Title of the document. */
    title: string
    /** Where it was published. */
    url?: string
    /** ISO 639-1. */
    language: string
    /** Version of the programme. */
    version: number
    /** Of the canonical text in UTF-8, hexadecimal. */
    sha256: string
    /** RFC 3339. */
    retrieved_at?: string
  }
  quote?: {
    /** The words. */
    exact: string
    /** Words before. */
    prefix: string
    /** Words after. */
    suffix: string
  }
  /** Unicode code points, half-open: text[start:end] is quote.exact. */
  position?: {
    /** First code point. */
    start: number
    /** One past the last code point. */
    end: number
  }
  locator?: {
    page?: number
    section?: string
  }
  field?: {
    /** JSON pointer into the profile. */
    path: string
    /** The value found there. */
    value: unknown
  }
  derivation?: {
    /** How it was computed. */
    formula: string
    inputs: Record<string, unknown>
    result: unknown
  }
  reference?: {
    /** Regulation, table or correspondence. */
    name: string
    /** Article, row. */
    locator?: string
    /** Where it is published. */
    url?: string
  }
  /** In a reasoning: what the rule, table or formula is called in the language of the answer. */
  label?: string
  /** The source, opened at the quoted words (text fragment). */
  link?: string
}

/** Two amounts compared. */
export interface CompareCriterion {
  kind: 'compare'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  left: AmountExpression
  /** left operator right. */
  operator: 'lte' | 'lt' | 'gte' | 'gt'
  right: AmountExpression
}

/** Which open matches can be taken together, and the set with the most expected aid. */
export interface Compatible {
  /** Profile. */
  profile_id: string
  /** Day. `YYYY-MM-DD`. */
  as_of: string
  /** Open matches that are not refused, dismissed or applied for, best score first. */
  matches: Array<{
    /** Match. */
    match_id: string
    /** Slug. */
    programme: string
    /** Title. */
    title: string
    /** The verdict. */
    eligibility: 'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'
    /** Expected aid: the upper end of a range; absent where the estimate does not know it. */
    expected?: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** In the best set. */
    chosen: boolean
    /** What it takes in the set: less than expected where the call reduces what does not fit. */
    amount?: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** Ids of `citations`. */
    citations: Array<string>
  }>
  /** Pairs that exclude or limit each other. */
  pairs: Array<{
    /** The two. */
    matches: Array<string>
    /** Why. */
    rule: 'exclusive_group' | 'call_forbids' | 'declared_once' | 'highest_intensity' | 'public_support'
    /** Only one of them; else both together are limited. */
    exclusive: boolean
    /** Of both together. */
    together_at_most?: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** In words. */
    sentence: string
    /** Ids of `citations`. */
    citations: Array<string>
  }>
  /** De minimis ceilings that several matches share. */
  ceilings: Array<{
    /** Matches that share it. */
    matches: Array<string>
    /** What granted and reserved aid leaves for them together. */
    available: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** Ids of `citations`. */
    citations: Array<string>
  }>
  /** Expected aid of the best set. */
  total: {
    /** Decimal string with two decimals. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** True: no set gives more. False: more than 40 candidates, the best that was found. */
  exact: boolean
  /** What is assumed. */
  steps: Array<{
    /** What was done. */
    sentence: string
    /** Ids of `citations`. */
    citations: Array<string>
  }>
  /** All citations. */
  citations: Array<Citation>
}

export interface CriterionResult {
  /** Id of the criterion in its programme. */
  id: string
  /** Kind. */
  kind:
    | 'activity'
    | 'region'
    | 'zone'
    | 'size'
    | 'headcount'
    | 'accounts'
    | 'lifecycle'
    | 'age'
    | 'legal_form'
    | 'investment_amount'
    | 'de_minimis'
    | 'not_in_difficulty'
    | 'compare'
    | 'quantifier'
    | 'attribute'
    | 'manual'
  /** Its name. */
  title?: string
  /** Decides eligibility, or binds after award. */
  effect: 'eligibility' | 'obligation'
  /** As it counts. Unknown is never false. */
  outcome: 'met' | 'not_met' | 'unknown'
  /** The call excludes who meets the condition; `met` is then not being among the excluded. */
  excludes?: boolean
  /** One of several ways; not all of them are needed. */
  alternative?: boolean
  /** What the call asks, what the profile says, and what follows. */
  sentence: string
  /** Facts of the profile that were used. */
  found: Array<{
    /** JSON pointer into the profile. */
    path: string
    value: unknown
  }>
  /** JSON pointers of facts that would decide it. */
  missing: Array<string>
  /** For a criterion that a person has to confirm. */
  question?: string
  near_miss?: {
    /** The one step that would meet it. */
    sentence: string
    /** Not before. `YYYY-MM-DD`. */
    possible_from?: string
    /** Latest day. `YYYY-MM-DD`. */
    possible_until?: string
  }
  /** Met on this condition. */
  condition?: {
    /** The step that is still to be taken. */
    sentence: string
    /** Its last day. `YYYY-MM-DD`. */
    until?: string
  }
  /** Next day on which the outcome may change by itself. `YYYY-MM-DD`. */
  changes_on?: string
  answered?: {
    /** Who confirmed. */
    by: string
    /** When. */
    at: string
    note?: string
    evidence?: string
  }
  /** Ids of `citations`. */
  citations: Array<string>
}

export interface DeMinimisAid {
  /** Day on which the legal right to the aid was conferred. Calendar date, `YYYY-MM-DD`. */
  granted_on: string
  /** Gross grant equivalent, in euros. May be left out on input where `terms` are given: it is worked out then. */
  amount?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Regulation it was granted under. */
  regulation:
    | 'general_2023_2831'
    | 'general_1407_2013'
    | 'sgei_2023_2832'
    | 'agriculture_1408_2013'
    | 'fishery_717_2014'
  /** ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`. */
  member_state: string
  /** Status. */
  status: 'granted' | 'pending' | 'repaid' | 'withdrawn'
  /** Granting authority. */
  authority?: string | undefined
  /** Act, decision or application number; that of an application record takes its reservation’s place. */
  reference?: string | undefined
  /** Terms of a loan or guarantee (Regulation (EU) 2023/2831, article 4(3), (6)). */
  terms?:
    | {
        /** Form of the aid. */
        kind: 'loan' | 'guarantee'
        /** Of the loan; of a guarantee the covered part of it counts. */
        principal: {
          /** Decimal string with two decimals, not negative, below 100 thousand million. */
          amount: string
          /** ISO 4217. */
          currency: string
        }
        /**
         * Duration in years.
         * A number to 50.
         */
        years: number
        /** In collective insolvency proceedings, or fit for them, when it was granted. */
        insolvent?: boolean | undefined
        /** A large enterprise whose credit rating was comparable to less than B−. */
        rated_below_b_minus?: boolean | undefined
        /**
         * Of a loan, and needed for it: collateral, percent of it.
         * A number from 0 to 1000.
         */
        collateral_percent?: number | undefined
        /**
         * Of a guarantee, and needed for it: covered part of the loan, percent.
         * A number from 0 to 100.
         */
        covered_percent?: number | undefined
      }
    | undefined
  /** Of a predecessor that split: whether the activity it was used for came to this business. */
  taken_over?: boolean | undefined
}

/** Headroom under a de minimis regulation. */
export interface DeMinimisCriterion {
  kind: 'de_minimis'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** The regulation. */
  regulation:
    | 'general_2023_2831'
    | 'general_1407_2013'
    | 'sgei_2023_2832'
    | 'agriculture_1408_2013'
    | 'fishery_717_2014'
  /** ISO 3166-1 alpha-2. */
  member_state: string
  /** What the call does with an application above the headroom. */
  on_excess: 'reduce' | 'reject' | 'unknown'
  needed?: ExactMoney | undefined
}

/** De minimis aid of the single undertaking: what was granted, what is held, what is left and when more is. */
export interface DeMinimisLedger {
  /** Profile. */
  profile_id: string
  /** Member State whose aid is counted. */
  member_state: string
  /** Expected day of award. `YYYY-MM-DD`. */
  award_on: string
  /** Enterprises under one control (Regulation (EU) 2023/2831, article 2(2)). */
  undertaking: Array<{
    /** Name. */
    name?: string
    /** Where it is a profile of the account. */
    profile_id?: string
    /** Where it is told: JSON pointer, empty for the business itself. */
    path: string
    /**
     * `possible`: control is not told; `through_person`: joined only through a natural person, not counted unless
     * asked.
     */
    link: 'self' | 'control' | 'possible' | 'through_person'
  }>
  /** Every entry of the undertaking, with what becomes of it. */
  entries: Array<{
    /** Where it stands. */
    path: string
    /** Who bears it. */
    holder?: string
    /** Day of grant. `YYYY-MM-DD`. */
    granted_on: string
    /** Gross grant equivalent as told. */
    amount: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** What of it this undertaking bears; less after a split. */
    counted?: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** Regulation. */
    regulation:
      | 'general_2023_2831'
      | 'general_1407_2013'
      | 'sgei_2023_2832'
      | 'agriculture_1408_2013'
      | 'fishery_717_2014'
    /** Who granted. */
    member_state: string
    /** Status. */
    status: 'granted' | 'pending' | 'repaid' | 'withdrawn'
    /** Granting authority. */
    authority?: string
    /** Act or decision. */
    reference?: string
    /** What becomes of it when headroom is counted. */
    counts:
      | 'counted'
      | 'reserved'
      | 'expired'
      | 'not_yet'
      | 'not_aid'
      | 'other_member_state'
      | 'other_currency'
      | 'before_split'
    /** Last day on which it counts. `YYYY-MM-DD`. */
    counts_until: string
    /** The merger or split it came by. */
    through?: string
  }>
  /** Application records of decisions on matches. */
  reservations: Array<{
    /** Match with the application record. */
    match_id: string
    /** Slug. */
    programme: string
    /** Who applied. */
    profile_id: string
    /** Regulation. */
    regulation:
      | 'general_2023_2831'
      | 'general_1407_2013'
      | 'sgei_2023_2832'
      | 'agriculture_1408_2013'
      | 'fishery_717_2014'
    /** Applied for, or estimated; absent where neither is known. */
    amount?: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** When it is expected to be granted. `YYYY-MM-DD`. */
    expected_award_on: string
    /** Stage of the application. */
    stage: string
    /** The entry that took its place: it has the application number as `reference`. */
    replaced_by?: string
  }>
  /** By regulation of a new award. */
  accounts: Array<{
    /** Regulation of a new award. */
    regulation:
      | 'general_2023_2831'
      | 'general_1407_2013'
      | 'sgei_2023_2832'
      | 'agriculture_1408_2013'
      | 'fishery_717_2014'
    /** The ceiling that binds. */
    ceiling: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** Granted in the window under the regulations that share it. */
    used: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** By law on the award day: applications are no aid yet. */
    headroom: {
      /** If all that is unknown was granted. */
      min: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
      /** By what is told. */
      max: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    }
    /** Held by applications. */
    reserved: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** So that no three years pass a ceiling even if every application is granted when it is expected. */
    available: {
      /** If all that is unknown was granted. */
      min: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
      /** By what is told. */
      max: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    }
    /**
     * First day on which the amount asked for is available whatever the missing facts are; absent: on none, or that is
     * not known (`may_free_up_at`). `YYYY-MM-DD`.
     */
    frees_up_at?: string
    /**
     * Where facts are missing: the first day on which the amount asked for can be available, if what is not known
     * takes no room. `YYYY-MM-DD`.
     */
    may_free_up_at?: string
    /** When more room comes back. */
    releases: Array<{
      /** From this day. `YYYY-MM-DD`. */
      on: string
      /** What is available then; where facts are missing, at most. */
      available: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    }>
    /** How it was reached. */
    steps: Array<{
      /** What was done. */
      sentence: string
      /** Ids of `citations`. */
      citations: Array<string>
    }>
  }>
  /** Facts that would make the answer exact. */
  missing: Array<{
    /** JSON pointer into the profile; into another one after its id and `#`. */
    pointer: string
    /** What it is. */
    label: string
  }>
  /** All citations. */
  citations: Array<Citation>
}

/** The profile’s own entries, whole; mergers and splits stay as they are where left out. */
export interface DeMinimisLedgerBody {
  /**
   * All de minimis aid received or applied for: a list that is given is read as complete. Absent: unknown; empty:
   * none.
   */
  entries: Array<DeMinimisAid>
  /** Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article 3(8), (9)). */
  predecessors?: Array<Predecessor> | undefined
}

/** A deadline. */
export interface Deadline {
  /** A short name, unique in its list. */
  id: string
  /** An instant (RFC 3339). */
  at?: string | undefined
  /** An IANA time zone. */
  time_zone: string
  /** What ends the period; a fixed or recurring one has `at`. */
  basis: 'fixed' | 'rolling' | 'until_exhausted' | 'recurring' | 'unknown'
  round?: string | undefined
  /** What is handed in. */
  stage?: 'pre_proposal' | 'application' | 'other' | undefined
  region_category?: string | undefined
  /** A short name, unique in its list. */
  budget_line?: string | undefined
  /** Earlier values, oldest first. */
  moved?:
    | Array<{
        /** An instant (RFC 3339). */
        from: string
        /** An instant (RFC 3339). */
        to: string
        /** A calendar day. */
        decided_on?: string | undefined
        reference?: string | undefined
      }>
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
}

export interface DeadlineApproachingEvent {
  type: 'deadline.approaching'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    alert_id: string
    /** The programme. */
    programme_slug: string
    /** What comes: a deadline or the opening. */
    kind?: 'deadline' | 'opening'
    /** Which deadline of the call; `opens_at` for the opening. */
    deadline_id?: string
    deadline_at: string
    /** IANA zone of the deadline. */
    time_zone: string
    /** ISO 8601 duration, such as P7D. */
    lead_time: string
    /** It stands elsewhere than when it was last told. */
    moved?: boolean
    /** Where it stood then. */
    moved_from?: string
    /** Later than the lead time says. */
    late?: boolean
    /** The profiles concerned, the first fifty. */
    profiles: Array<{
      profile_id: string
    }>
    /** How many there are. */
    profile_count?: number
    /** Where to read all of them. */
    profiles_url?: string
    /** Where to read the rest: an address below this service. */
    url: string
  }
}

export interface Decision {
  /** What the account decided. */
  state: 'saved' | 'dismissed' | 'application'
  application?: {
    /** Stage. */
    stage: 'preparing' | 'submitted' | 'objection' | 'approved' | 'contracted' | 'completed' | 'withdrawn' | 'revoked'
    /** Application number. */
    number?: string
    /** RFC 3339. */
    submitted_at?: string
    /** Aid applied for. */
    amount?: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** Expected award. `YYYY-MM-DD`. */
    expected_award_on?: string
  }
  /** Your note. */
  note?: string
  /** Who decided. */
  by: string
  /** When. */
  at: string
}

export interface DecisionBody {
  /** `dismissed` ones stay out of alerts and digests; an `application` reserves de minimis headroom. */
  state: 'saved' | 'dismissed' | 'application'
  /** Required when `state` is `application`. */
  application?:
    | {
        /** Stage. */
        stage:
          | 'preparing'
          | 'submitted'
          | 'objection'
          | 'approved'
          | 'contracted'
          | 'completed'
          | 'withdrawn'
          | 'revoked'
        /** Application number. */
        number?: string | undefined
        /** RFC 3339. */
        submitted_at?: string | undefined
        /** Aid applied for. */
        amount?:
          | {
              /** Decimal string with two decimals. */
              amount: string
              /** ISO 4217. */
              currency: string
            }
          | undefined
        /** Expected award, `YYYY-MM-DD`. */
        expected_award_on?: string | undefined
      }
    | undefined
  /** Your note. */
  note?: string | undefined
}

/** A source document; its text is at /programmes/{slug}/documents/{id}. */
export interface DocumentMeta {
  /** A short name, unique in its list. */
  key: string
  title: string
  /** An http or https address. */
  url?: string
  /** What the document is. */
  role: 'call' | 'amendment' | 'annex' | 'faq' | 'prepublication' | 'guide' | 'law' | 'data'
  /**
   * Later amendments win.
   * A number from 0 to 10000.
   */
  order: number
  /** ISO 639-1. */
  language: string
  /** A calendar day. */
  published_on?: string
  /** An instant (RFC 3339). */
  retrieved_at?: string
  /** Code points at which pages begin, ascending. */
  pages?: Array<number>
  /** Sections with the code point at which each begins, ascending. */
  sections?: Array<{
    title: string
    start: number
  }>
  /** `doc_` and the first 26 hex digits of the text's SHA-256. */
  id: string
  /** SHA-256 of the canonical text in UTF-8. */
  sha256: string
  /** Length of the canonical text in code points. */
  length: number
}

/** An application draft. */
export interface Draft {
  id: string
  match_id: string
  profile_id: string
  programme: {
    /** Slug. */
    slug: string
    /** Version it was made from. */
    version: number
  }
  /** Version of the profile it was made from. */
  profile_version: number
  /** Template pack. */
  template: string
  /** Language of the document. */
  language: 'el' | 'en'
  /**
   * A completed draft is `stale` when its programme or profile has a new version; it stays readable, and the draft
   * itself says what differs.
   */
  status: 'queued' | 'generating' | 'completed' | 'stale' | 'failed' | 'cancelled'
  job_id: string
  /** The match was judged at this instant. */
  as_of: string
  /** Sections that a person rewrote. */
  edited_sections: Array<string>
  error: {
    /** As in a problem. */
    code: string
    /** Why it could not be made. */
    detail: string
  } | null
  created_at: string
  updated_at: string
  completed_at: string | null
  /** This draft. */
  url: string
  /** Of a stale draft. */
  differences?: {
    citations: Array<{
      /** Id of a citation of the document. */
      id: string
      /** `moved`: the same words elsewhere; `changed`: other words or another value; `missing`: gone. */
      anchor: 'moved' | 'changed' | 'missing'
      /** Names the source. */
      label: string
      /** As it was. */
      before?: unknown
      /** As it is. */
      after?: unknown
    }>
    /** Sections that would read otherwise now. */
    sections: Array<string>
    /** Code of the problem why it can be made no more. */
    blocked?: string
  }
  document: DraftDocument | null
}

/** A paragraph, a table, a checklist, or a remark set apart. */
export type DraftBlock =
  | {
      type: 'paragraph'
      /** Unique in the document. */
      id: string
      /** Joined by one space. */
      statements: Array<DraftStatement>
    }
  | {
      type: 'table'
      /** Unique in the document. */
      id: string
      /** What it shows. */
      caption: string
      /** Columns. */
      columns: Array<{
        /** Heading. */
        title: string
        /** Amounts and counts stand at the end. */
        align: 'start' | 'end'
        /** Share of the width; 1 unless given. */
        weight?: number
      }>
      /** Rows. */
      rows: Array<{
        /** Unique in the document. */
        id: string
        /** A sum of the rows above it. */
        total?: true
        /** One for each column. */
        cells: Array<DraftStatement>
      }>
    }
  | {
      type: 'checklist'
      /** Unique in the document. */
      id: string
      /** What is listed. */
      title: string
      /** Things to gather or to confirm. */
      items: Array<{
        /** Unique in the document. */
        id: string
        /** Whether it is there. */
        state: 'open' | 'done' | 'not_applicable'
        label: DraftStatement
        /** Issuer, where to get it, stage, validity, condition. */
        details: Array<DraftStatement>
      }>
    }
  | {
      type: 'callout'
      /** Unique in the document. */
      id: string
      /** How it is meant. */
      tone: 'info' | 'warning'
      /** Joined by one space. */
      statements: Array<DraftStatement>
    }

export interface DraftCompletedEvent {
  type: 'draft.completed'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    draft_id: string
    match_id: string
    /** completed */
    status: string
    /** Where to read the rest: an address below this service. */
    url: string
  }
}

/** A draft as one typed tree, in words of one language. */
export interface DraftDocument {
  schema: 'draft-document/1'
  /** Language of the text. */
  language: 'el' | 'en'
  /** Id of the template pack. */
  template: string
  /** Title. */
  title: string
  /** Programme and applicant. */
  subtitle: Array<string>
  /** Says that this is a draft and who has to check it. */
  notice: Array<string>
  metadata: {
    /** Instant of the input (RFC 3339). */
    generated_at: string
    /** Version of composer, templates and wording. */
    composer_version: string
    programme: {
      /** Programme. */
      slug: string
      /** Its title. */
      title: string
      /** Its version. */
      version: number
      /** A sample of ours, not a real call. */
      sample: boolean
      /** Where it is published. */
      url?: string
    }
    applicant: {
      /** Name. */
      name: string
      /** Profile. */
      profile_id?: string
      /** Version of the profile. */
      version: number
    }
    /** Match. */
    match_id?: string
    /** Day or instant for which the match was judged. */
    as_of: string
    /** A language model worded sentences anew. */
    model?: {
      /** Interface. */
      provider: string
      /** Name. */
      model: string
      /** Sentences it was asked to word anew. */
      asked: number
      /** Those that passed the verifier. */
      accepted: number
    }
  }
  /** In reading order. */
  sections: Array<DraftSection>
  /** Each once, in order of first use. */
  citations: Array<{
    citation: Citation
    /** Names the source in one line. */
    label: string
  }>
  /** What is missing, as questions. */
  open_questions: Array<{
    /** Id. */
    id: string
    /** What is missing. */
    question: string
    /** JSON pointer of the profile’s field that would answer it. */
    pointer?: string
    /** Section where it was met first. */
    section: string
  }>
  completeness: {
    /** Slots that are filled. */
    filled: number
    /** Slots that are open. */
    open: number
    /**
     * Rounded down.
     * A number from 0 to 100.
     */
    percent: number
  }
  /** Statements that the verifier refused. Absent: none. */
  left_out?: Array<{
    /** Id of the placeholder that stands in its place. */
    statement: string
    /** Its section. */
    section: string
    /** What it said. */
    text: string
    /** Why it is not said. */
    reasons: Array<{
      /** What the verifier found. */
      code:
        | 'uncited'
        | 'unresolved'
        | 'derivation'
        | 'number'
        | 'date'
        | 'code'
        | 'bound'
        | 'negation'
        | 'opposite'
        | 'role'
        | 'word'
        | 'superfluous'
      /** The same in words, in the document’s language. */
      detail: string
    }>
  }>
  /** Words a renderer needs, in the document’s language. */
  labels: {
    contents: string
    sources: string
    questions: string
    draft: string
    page_of: string
    note: string
    back: string
    completeness: string
    open: string
    done: string
    not_applicable: string
    limit: string
  }
}

export interface DraftFailedEvent {
  type: 'draft.failed'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    draft_id: string
    match_id: string
    /** failed */
    status: string
    /** Where to read the rest: an address below this service. */
    url: string
  }
}

/** A section, with its subsections. */
export interface DraftInnerSection {
  /** Id within the template, unique in the document. */
  id: string
  /** As shown before the title: `3`, `3.1`. */
  number: string
  /** Title. */
  title: string
  /** What stands in it. */
  blocks: Array<DraftBlock>
  /** None. */
  sections: Array<unknown>
  /** What the authority’s form allows. */
  limits?: {
    /** Words. */
    max_words?: number
    /** Characters. */
    max_characters?: number
    /** Pages. */
    max_pages?: number
  }
  /** A person rewrote it; regeneration keeps it. */
  edited?: {
    /** Who. */
    by: string
    /** When (RFC 3339). */
    at: string
  }
}

/** A section, with its subsections. */
export interface DraftSection {
  /** Id within the template, unique in the document. */
  id: string
  /** As shown before the title: `3`, `3.1`. */
  number: string
  /** Title. */
  title: string
  /** What stands in it. */
  blocks: Array<DraftBlock>
  /** Subsections. */
  sections: Array<DraftSubsection>
  /** What the authority’s form allows. */
  limits?: {
    /** Words. */
    max_words?: number
    /** Characters. */
    max_characters?: number
    /** Pages. */
    max_pages?: number
  }
  /** A person rewrote it; regeneration keeps it. */
  edited?: {
    /** Who. */
    by: string
    /** When (RFC 3339). */
    at: string
  }
}

/** A sentence, a table cell or a line of a checklist. */
export interface DraftStatement {
  /** Unique in the document. */
  id: string
  /**
   * `factual` says something and is cited; `structural` leads the reader; `advice` says what to do; `placeholder` is
   * a gap; `written` are a person’s own words, which nobody verified.
   */
  kind: 'factual' | 'structural' | 'advice' | 'placeholder' | 'written'
  /** One line; empty is an empty cell. */
  text: string
  /** Ids of the `citations` that carry it. */
  citations: Array<string>
  /** Of a placeholder: id of the open question. */
  question?: string
  /** ISO 639-1, where the text is not in the document’s language. */
  language?: string
  /** A language model worded it; it passed the same verifier. */
  model?: true
}

/** A section, with its subsections. */
export interface DraftSubsection {
  /** Id within the template, unique in the document. */
  id: string
  /** As shown before the title: `3`, `3.1`. */
  number: string
  /** Title. */
  title: string
  /** What stands in it. */
  blocks: Array<DraftBlock>
  /** Subsections. */
  sections: Array<DraftInnerSection>
  /** What the authority’s form allows. */
  limits?: {
    /** Words. */
    max_words?: number
    /** Characters. */
    max_characters?: number
    /** Pages. */
    max_pages?: number
  }
  /** A person rewrote it; regeneration keeps it. */
  edited?: {
    /** Who. */
    by: string
    /** When (RFC 3339). */
    at: string
  }
}

/** A draft without its document. */
export interface DraftSummary {
  id: string
  match_id: string
  profile_id: string
  programme: {
    /** Slug. */
    slug: string
    /** Version it was made from. */
    version: number
  }
  /** Version of the profile it was made from. */
  profile_version: number
  /** Template pack. */
  template: string
  /** Language of the document. */
  language: 'el' | 'en'
  /**
   * A completed draft is `stale` when its programme or profile has a new version; it stays readable, and the draft
   * itself says what differs.
   */
  status: 'queued' | 'generating' | 'completed' | 'stale' | 'failed' | 'cancelled'
  job_id: string
  /** The match was judged at this instant. */
  as_of: string
  /** Sections that a person rewrote. */
  edited_sections: Array<string>
  error: {
    /** As in a problem. */
    code: string
    /** Why it could not be made. */
    detail: string
  } | null
  created_at: string
  updated_at: string
  completed_at: string | null
  /** This draft. */
  url: string
}

export interface Establishment {
  /** Your name for it, unique in the profile. */
  id?: string | undefined
  /** NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`). */
  region?: string | undefined
  /** LAU code, or name of the municipality or community. */
  municipality?: string | undefined
  /** Postal code. */
  postal_code?: string | undefined
  /** What it is. */
  role?: 'headquarters' | 'branch' | 'investment_site' | undefined
  /** Established there since. Calendar date, `YYYY-MM-DD`. */
  since?: string | undefined
  attributes?: Attributes | undefined
}

export interface Estimate {
  /** Unknown names what is missing. */
  status: 'computed' | 'range' | 'unknown' | 'not_applicable'
  /** Expected subsidy. */
  amount?: {
    /** Decimal string with two decimals. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** Lower end of a range. */
  min?: {
    /** Decimal string with two decimals. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** Upper end of a range. */
  max?: {
    /** Decimal string with two decimals. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** The limit that binds. */
  binding?: string
  /** JSON pointers of facts that it needs. */
  missing: Array<string>
  /** How it was reached. */
  steps: Array<{
    /** The step. */
    sentence: string
    /** Its result. */
    result: {
      /** Decimal string with two decimals. */
      amount: string
      /** ISO 4217. */
      currency: string
    }
    /** Ids of `citations`. */
    citations: Array<string>
  }>
}

/** An amount of money. */
export interface ExactMoney {
  /** A decimal string with two decimals. */
  amount: string
  /** ISO 4217. */
  currency: string
}

/** A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind. */
export type Expression =
  | {
      all: Array<Expression>
    }
  | {
      any: Array<Expression>
    }
  | {
      not: Expression
    }
  | {
      at_least: {
        /** A number from 1 to 500. */
        k: number
        of: Array<Expression>
      }
    }
  | ActivityCriterion
  | RegionCriterion
  | ZoneCriterion
  | SizeCriterion
  | HeadcountCriterion
  | AccountsCriterion
  | LifecycleCriterion
  | AgeCriterion
  | LegalFormCriterion
  | InvestmentAmountCriterion
  | DeMinimisCriterion
  | NotInDifficultyCriterion
  | CompareCriterion
  | QuantifierCriterion
  | AttributeCriterion
  | ManualCriterion

/** A draft programme read from a document, and how it was read. */
export interface Extraction {
  /** Of the draft. */
  slug: string
  /** Address of the draft; null on a dry run. */
  url: string | null
  document: DocumentMeta
  /** The canonical text; on a dry run only, since it is stored otherwise. */
  text?: string
  draft: ProgrammeInput
  /** What was read, in the order of the draft. */
  fields: Array<{
    /** What it is: `max_eligible_cost`, `closes_at`, `criterion:headcount`, … */
    field: string
    /** JSON pointer into the draft; null where it is not in it. */
    pointer: string | null
    /** As it stands in the draft: an amount, a percentage, a moment, a criterion. */
    value: unknown
    /**
     * How surely the text says what the value is of. Check those below 0.8 first.
     * A number from 0 to 1.
     */
    confidence: number
    /** Where it stands: text[start:end] == exact, in code points of the canonical text. */
    citations: Array<Anchor>
  }>
  /** What two places say differently, words against digits included; the first stands in the draft. */
  contradictions: Array<{
    field: string
    values: Array<{
      /** As it stands in the draft: an amount, a percentage, a moment, a criterion. */
      value: unknown
      /** Where it stands: text[start:end] == exact, in code points of the canonical text. */
      citations: Array<Anchor>
    }>
  }>
  /** Every amount, percentage and date of the text, whether or not it could be told what it is of. */
  values: Array<{
    /** What it is. */
    kind: 'money' | 'percent' | 'date'
    /** As it stands in the draft: an amount, a percentage, a moment, a criterion. */
    value: unknown
    citation: Anchor
  }>
  /**
   * Of a call: what nothing in `draft` or `fields` cites, in the order of the text, sentences beside each other as
   * one; titles and rows of codes are left out, and what is behind the first 1,000. Read it through before you
   * publish: a condition that was not understood at all stands here.
   */
  unread?: Array<Anchor>
  /** Criteria, dates, amounts and percentages that say something else than the sentences they cite. */
  notes: Array<{
    /** Of a criterion, or of the sentence beside a value. */
    pointer: string
    text: string
  }>
  /**
   * Of an amendment: what the draft now says otherwise, with the words that say so. What was read and has no place
   * in the draft stands in `fields` with no pointer.
   */
  changes?: Array<{
    /** JSON pointer into the later version, into the earlier one for what is gone; items are named by their id or key. */
    pointer: string
    /** How it differs. */
    kind: 'added' | 'removed' | 'changed'
    /** The difference as a sentence. */
    text: string
    /** As it was. */
    before?: unknown
    /** As it is. */
    after?: unknown
    /** Where it stands: text[start:end] == exact, in code points of the canonical text. */
    citations: Array<Anchor>
  }>
  /** How the lists of activity codes were read. */
  activities?: {
    scheme: string
    /** The call does not name its classification: the one was taken in which more of its codes exist. */
    scheme_assumed: boolean
    /** Printed codes that the classification does not have. */
    refused: Array<string>
  }
}

export interface FinancialYear {
  /**
   * Calendar year in which the financial year ends.
   * A number from 1900 to 2200.
   */
  year: number
  /** Net turnover. */
  turnover?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Balance sheet total. */
  balance_sheet_total?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /**
   * Annual work units of the year (SME definition).
   * A number from 0 to 10000000.
   */
  headcount?: number | undefined
  /** Own funds; may be negative. */
  equity?:
    | {
        /** Decimal string with two decimals; may be negative. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Subscribed capital, premiums included. */
  capital?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** EBITDA; may be negative. */
  ebitda?:
    | {
        /** Decimal string with two decimals; may be negative. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Book debt. */
  debt?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Interest charges. */
  interest?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Result of the year; may be negative. */
  profit?:
    | {
        /** Decimal string with two decimals; may be negative. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Of the consolidated accounts of the group: whether an undertaking is in difficulty is seen there. */
  consolidated?:
    | {
        /** Subscribed capital, premiums included. */
        capital: {
          /** Decimal string with two decimals, not negative, below 100 thousand million. */
          amount: string
          /** ISO 4217. */
          currency: string
        }
        /** Own funds. */
        equity: {
          /** Decimal string with two decimals; may be negative. */
          amount: string
          /** ISO 4217. */
          currency: string
        }
      }
    | undefined
}

/** What is given. Amounts are aid to one beneficiary. */
export interface Funding {
  instruments: Array<
    | 'grant'
    | 'loan'
    | 'guarantee'
    | 'tax_exemption'
    | 'tax_credit'
    | 'voucher'
    | 'equity'
    | 'interest_subsidy'
    | 'leasing_subsidy'
    | 'wage_subsidy'
    | 'repayable_advance'
    | 'prize'
    | 'advisory'
    | 'training'
    | 'other'
  >
  total_budget?: ExactMoney | undefined
  min_subsidy?: ExactMoney | undefined
  max_subsidy?: ExactMoney | undefined
  min_eligible_cost?: ExactMoney | undefined
  max_eligible_cost?: ExactMoney | undefined
  /** The amount of a loan, never counted as aid. */
  loan?:
    | {
        min?: ExactMoney | undefined
        max?: ExactMoney | undefined
      }
    | undefined
  /** Aid intensity; the first row that fits gives the percentage. */
  intensity?:
    | Array<{
        /**
         * Percent.
         * A number from 0 to 100.
         */
        percent: number
        /** The maximum of the regional aid map at the site for the size class counts, at most `percent`. */
        regional_map?: boolean | undefined
        /** A calendar day. */
        valid_from?: string | undefined
        /** A calendar day. */
        valid_to?: string | undefined
        /** Regions. */
        regions?: Array<string> | undefined
        region_categories?: Array<string> | undefined
        sizes?: Array<'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large'> | undefined
        cost_categories?: Array<string> | undefined
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }>
    | undefined
  /** Percentage points added where a condition is met. */
  bonuses?:
    | Array<{
        /** A short name, unique in its list. */
        id: string
        /**
         * Percent.
         * A number from 0 to 100.
         */
        percent: number
        /** The bonus. By language (ISO 639-1); at least one. */
        title: Record<string, string>
        when: Expression
        max_subsidy?: ExactMoney | undefined
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }>
    | undefined
  /**
   * Percent.
   * A number from 0 to 100.
   */
  max_intensity_percent?: number | undefined
  /**
   * Percent.
   * A number from 0 to 100.
   */
  own_contribution_min_percent?: number | undefined
  /** The budget that is aided is at most so many times the turnover. */
  turnover_limit?:
    | {
        /**
         * So many times.
         * A number to 1000.
         */
        times: number
        /** Of which turnover. */
        period: 'last_closed_fy' | 'previous_closed_fy' | 'average_last_3_closed_fy' | 'highest_last_3_closed_fy'
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }
    | undefined
  steps?:
    | {
        /** What the brackets are of. */
        measure: 'headcount' | 'salaried_awu'
        /** Amount by bracket. */
        brackets: Array<{
          range: NumberRange
          amount: ExactMoney
          /** Where this stands in the documents. */
          citations?: Array<Anchor> | undefined
        }>
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
}

export interface GenerateDraftBody {
  /** Match id, `mat_…`. */
  match_id: string
  /** Template pack; unless given, the most special one that the call is for. */
  template?: 'gr-development-law' | 'gr-espa' | 'eu-innovation' | 'business-plan' | undefined
  /** Language of the document; unless given, the profile’s, else Greek. */
  language?: 'el' | 'en' | undefined
}

/** A range of annual work units. */
export interface HeadcountCriterion {
  kind: 'headcount'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** The enterprise's own SME headcount, the group's, or salaried units only (ERGANI). */
  measure: 'headcount' | 'group_headcount' | 'salaried_awu'
  range: NumberRange
  /** Which period the figure is of; fy is a financial year. */
  period?:
    | 'current'
    | 'last_closed_fy'
    | 'previous_closed_fy'
    | 'average_last_3_closed_fy'
    | 'highest_last_3_closed_fy'
    | 'previous_calendar_year'
    | 'twelve_months_before'
    | undefined
}

/** A range of the planned investment. */
export interface InvestmentAmountCriterion {
  kind: 'investment_amount'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  range: MoneyRange
}

export interface Job {
  id: string
  /** What kind of work it is. */
  name: string
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
  progress: {
    done: number
    total: number | null
  }
  error: {
    /** As in a problem. */
    code: string
    title: string
    /** A number from 400 to 599. */
    status: number
    detail: string
  } | null
  /** What came out; null until it has succeeded. Its form belongs to the kind of work. */
  result: unknown
  created_at: string
  started_at: string | null
  finished_at: string | null
}

/** The legal form, or the intended one. Exclusions win. */
export interface LegalFormCriterion {
  kind: 'legal_form'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  include?:
    | Array<
        | 'sole_trader'
        | 'professional'
        | 'general_partnership'
        | 'limited_partnership'
        | 'limited_partnership_by_shares'
        | 'private_company'
        | 'private_company_single_member'
        | 'limited_liability_company'
        | 'limited_liability_company_single_member'
        | 'public_limited_company'
        | 'public_limited_company_single_member'
        | 'social_cooperative_enterprise'
        | 'workers_cooperative'
        | 'limited_liability_social_cooperative'
        | 'agricultural_cooperative'
        | 'cooperative'
        | 'civil_law_company'
        | 'civil_nonprofit_company'
        | 'shipping_company'
        | 'leisure_shipping_company'
        | 'consortium'
        | 'co_ownership'
        | 'foreign_branch'
        | 'energy_community'
        | 'association'
        | 'foundation'
        | 'public_body'
        | 'local_authority'
        | 'european_company'
        | 'european_cooperative'
        | 'micro_entrepreneur_fr'
        | 'other'
      >
    | undefined
  exclude?:
    | Array<
        | 'sole_trader'
        | 'professional'
        | 'general_partnership'
        | 'limited_partnership'
        | 'limited_partnership_by_shares'
        | 'private_company'
        | 'private_company_single_member'
        | 'limited_liability_company'
        | 'limited_liability_company_single_member'
        | 'public_limited_company'
        | 'public_limited_company_single_member'
        | 'social_cooperative_enterprise'
        | 'workers_cooperative'
        | 'limited_liability_social_cooperative'
        | 'agricultural_cooperative'
        | 'cooperative'
        | 'civil_law_company'
        | 'civil_nonprofit_company'
        | 'shipping_company'
        | 'leisure_shipping_company'
        | 'consortium'
        | 'co_ownership'
        | 'foreign_branch'
        | 'energy_community'
        | 'association'
        | 'foundation'
        | 'public_body'
        | 'local_authority'
        | 'european_company'
        | 'european_cooperative'
        | 'micro_entrepreneur_fr'
        | 'other'
      >
    | undefined
}

/** The stage of life of the business. */
export interface LifecycleCriterion {
  kind: 'lifecycle'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  include: Array<'to_be_established' | 'active' | 'suspended' | 'liquidation'>
}

/** A condition only a person can confirm; it is asked as a question and never dropped. */
export interface ManualCriterion {
  kind: 'manual'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** The question to ask. By language (ISO 639-1); at least one. */
  question?: Record<string, string> | undefined
  /** What an import could not read. */
  unreadable?: string | undefined
  /**
   * What the condition is about, where that is known: a list filtered by it names the filter in `uncertain`.
   * `everything` stands for all conditions of a call that are not recorded.
   */
  about?: 'activity' | 'region' | 'size' | 'everything' | undefined
}

/** One programme against one profile, with its reasoning. */
export interface Match {
  /** Match id; derived from profile and programme, so any pair can be asked for. */
  id: string
  /** Profile; absent in a preview. */
  profile_id?: string
  programme: MatchedProgramme
  /** The verdict. */
  eligibility: 'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'
  score: Score
  estimate: Estimate
  /** Verdict first, the deciding reasons, what is missing or blocks, the next action with its date. */
  summary: Array<string>
  /** One result for each criterion. */
  criteria: Array<CriterionResult>
  /** Not eligible: the smallest change that would make it so, where one was found. */
  near_miss?: {
    /** All of them are needed. */
    steps: Array<{
      /** Criterion it would meet. */
      criterion_id: string
      /** The step. */
      sentence: string
      /** Not before. `YYYY-MM-DD`. */
      possible_from?: string
      /** Latest day. `YYYY-MM-DD`. */
      possible_until?: string
    }>
    /** Whether there is a day on which all of them can be done in time. */
    possible: boolean
    /** First day on which all of them can be done. `YYYY-MM-DD`. */
    possible_from?: string
    /** Last day: the earliest of theirs, or of the call’s. `YYYY-MM-DD`. */
    possible_until?: string
    /** Conditions that stay open even then. */
    open: number
  }
  /** What would spoil the aid though the conditions are met. */
  warnings: Array<Warning>
  /** Facts that would decide the verdict. */
  missing: Array<{
    /** JSON pointer into the profile. */
    pointer: string
    /** What it is. */
    label: string
  }>
  /** Next day on which the verdict may change by itself. `YYYY-MM-DD`. */
  changes_on?: string
  decision?: Decision
  /** All citations of this match. */
  citations: Array<Citation>
  /** The day or instant asked about. */
  as_of: string
  /** The reasoning of this match. */
  url: string
}

export interface MatchScoredEvent {
  type: 'match.scored'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    match_id: string
    profile_id: string
    /** The programme. */
    programme_slug: string
    eligibility: 'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'
    previous_eligibility: 'eligible' | 'not_eligible' | 'needs_info' | 'needs_review' | null
    base_score: number
    previous_base_score: number | null
    /**
     * What changed since it was last scored, whichever scoring saw it first. `profile`: the profile, one of its group,
     * or what a person confirmed; `programme`: the programme; `date`: a day passed; `rules`: none of these, as after a
     * release that judges otherwise.
     */
    cause: 'profile' | 'programme' | 'rules' | 'date'
    changed_criteria: Array<string>
    /** Where to read the rest: an address below this service. */
    url: string
  }
}

export interface MatchedProgramme {
  /** Slug. */
  slug: string
  /** Title in the language of the answer, else in its own. */
  title: string
  /** Authority. */
  authority?: string
  /** Version that was matched. */
  version: number
  /** Written to show the service: not a real call. */
  sample: boolean
  /** Known from a pre-publication: the verdict is a forecast. */
  provisional: boolean
  /** Instruments. */
  instruments: Array<string>
  /** Status of the call, at the line that concerns this profile. */
  status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  /** RFC 3339. */
  opens_at?: string
  deadline?: {
    /** Id of the deadline in its programme. */
    id: string
    /** RFC 3339; absent where the basis names no date. */
    at?: string
    /** IANA zone of the wall clock. */
    time_zone: string
    /** fixed, rolling, … */
    basis: string
  }
  /** Most that one beneficiary can get. */
  max_subsidy?: {
    /** Decimal string with two decimals. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** This programme here. */
  url: string
}

/** Bounds on an amount; at most one lower and one upper. */
export interface MoneyRange {
  min?: ExactMoney | undefined
  max?: ExactMoney | undefined
  min_exclusive?: ExactMoney | undefined
  max_exclusive?: ExactMoney | undefined
}

export interface NewApiKey {
  id: string
  name: string
  environment: 'live' | 'test'
  /** The visible part of the key, to tell keys apart. */
  hint: string
  scopes: Array<Scope>
  status: 'active' | 'expired' | 'revoked'
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
  replaces: string | null
  /** The whole key. It is shown here and never again. */
  secret: string
}

/** Not an undertaking in difficulty (Reg. (EU) 651/2014 art. 2(18)). */
export interface NotInDifficultyCriterion {
  kind: 'not_in_difficulty'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
}

/** Bounds on a number; at most one lower and one upper. */
export interface NumberRange {
  /** At least. */
  min?: number | undefined
  /** At most. */
  max?: number | undefined
  /** More than. */
  min_exclusive?: number | undefined
  /** Less than. */
  max_exclusive?: number | undefined
}

export interface PatchDraftBody {
  /** By section id; `null` takes your text back and shows the composed one. */
  sections: Record<
    string,
    {
      /** Your own text, a paragraph each. It has no citations, and the notice of the draft names its section as yours. */
      paragraphs: Array<string>
    } | null
  >
}

export interface Person {
  /** Your name for this person. */
  id?: string | undefined
  /** Name. */
  name?: string | undefined
  /** Roles. */
  roles?: Array<'owner' | 'partner' | 'manager' | 'employee'> | undefined
  /** Date of birth. Calendar date, `YYYY-MM-DD`. */
  born_on?: string | undefined
  /** Gender. */
  gender?: 'female' | 'male' | 'other' | undefined
  /**
   * Share of the capital. Fraction 0–1.
   * A number from 0 to 1.
   */
  capital_share?: number | undefined
  /**
   * Share of the votes. Fraction 0–1.
   * A number from 0 to 1.
   */
  voting_share?: number | undefined
  /** Registered unemployed. */
  unemployed?: boolean | undefined
  /** Not in education, employment or training. */
  neet?: boolean | undefined
  attributes?: Attributes | undefined
}

export interface PlannedInvestment {
  /** Planned budget, without VAT. */
  amount?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** By cost category. */
  categories?:
    | Array<{
        /** Cost category of the call. */
        category: string
        /** Amount. */
        amount?:
          | {
              /** Decimal string with two decimals, not negative, below 100 thousand million. */
              amount: string
              /** ISO 4217. */
              currency: string
            }
          | undefined
      }>
    | undefined
  /** Activities the investment is for, registered yet or not. */
  activities?:
    | Array<{
        /** Classification. May be left out only where the digits mean one thing in both KAD versions. */
        scheme?: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf' | undefined
        /** Activity code. */
        code: string
      }>
    | undefined
  site?:
    | {
        /** NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`). */
        region?: string | undefined
        /** LAU code, or name of the municipality or community. */
        municipality?: string | undefined
        /** Postal code. */
        postal_code?: string | undefined
      }
    | undefined
  /** Planned start. Calendar date, `YYYY-MM-DD`. */
  starts_on?: string | undefined
  /**
   * First binding order or start of construction, if there was any: a day that has come. Calendar date,
   * `YYYY-MM-DD`.
   */
  works_started_on?: string | undefined
  /** What was signed, ordered or paid for it so far. */
  acts?:
    | Array<{
        /** What was done: orders and construction start the works, studies do not. */
        kind:
          | 'binding_order'
          | 'construction'
          | 'invoice'
          | 'hiring'
          | 'land_purchase'
          | 'permit'
          | 'feasibility_study'
          | 'consultancy_for_the_application'
        /** When. Calendar date, `YYYY-MM-DD`. */
        on: string
        /** Amount, without VAT. */
        amount?:
          | {
              /** Decimal string with two decimals, not negative, below 100 thousand million. */
              amount: string
              /** ISO 4217. */
              currency: string
            }
          | undefined
      }>
    | undefined
  /** Everything was carried out by this day. Calendar date, `YYYY-MM-DD`. */
  completed_on?: string | undefined
  /** VAT of the costs. */
  vat?:
    | {
        /**
         * Rate on the net amounts.
         * A number from 0 to 100.
         */
        percent?: number | undefined
        /** False: the business bears it. */
        recoverable?: boolean | undefined
      }
    | undefined
  /**
   * Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never
   * assumed.
   */
  financing?:
    | {
        /** Own funds. */
        own_funds?:
          | {
              /** Decimal string with two decimals, not negative, below 100 thousand million. */
              amount: string
              /** ISO 4217. */
              currency: string
            }
          | undefined
        /** Loans. */
        loan?:
          | {
              /** Decimal string with two decimals, not negative, below 100 thousand million. */
              amount: string
              /** ISO 4217. */
              currency: string
            }
          | undefined
        /** Gross grant equivalent of a loan with public support: it uses de minimis headroom. */
        loan_grant_equivalent?:
          | {
              /** Decimal string with two decimals, not negative, below 100 thousand million. */
              amount: string
              /** ISO 4217. */
              currency: string
            }
          | undefined
      }
    | undefined
  /** Timetable of the project. */
  phases?:
    | Array<{
        /** What is done. */
        title: string
        /**
         * First month, counted from the start.
         * A number from 1 to 240.
         */
        from_month: number
        /**
         * Last month, inside it.
         * A number from 1 to 240.
         */
        to_month: number
        /** What is there at its end. */
        milestone?: string | undefined
        /** Cost categories that it spends. */
        categories?: Array<string> | undefined
      }>
    | undefined
  /** What the project is measured by. */
  indicators?:
    | Array<{
        /** What is measured. */
        title: string
        /** Unit. */
        unit?: string | undefined
        /** Value before the project. */
        baseline?: number | undefined
        /** Value after it. */
        target?: number | undefined
        /**
         * Year of the target.
         * A number from 1990 to 2100.
         */
        year?: number | undefined
      }>
    | undefined
}

export interface Predecessor {
  /** It merged into this business, or this business came from its split. */
  kind: 'merger' | 'split'
  /** Effective date. Calendar date, `YYYY-MM-DD`. */
  on: string
  /** Name. */
  name?: string | undefined
  /** Of a split: book values of equity on that day. */
  equity?:
    | {
        /** Of this business. */
        own: {
          /** Decimal string with two decimals, not negative, below 100 thousand million. */
          amount: string
          /** ISO 4217. */
          currency: string
        }
        /** Of each other successor. */
        others: Array<{
          /** Decimal string with two decimals, not negative, below 100 thousand million. */
          amount: string
          /** ISO 4217. */
          currency: string
        }>
      }
    | undefined
  /** Its de minimis aid up to that date. */
  de_minimis_aid?: Array<DeMinimisAid> | undefined
}

export interface Problem {
  /** The address of a page about this code, on this service. */
  type: string
  title: string
  /** A number from 400 to 599. */
  status: number
  /** What was wrong and what would be right. */
  detail: string
  /** Stable; more may be added within v1. */
  code:
    | 'bad_request'
    | 'bad_url'
    | 'invalid_json'
    | 'invalid_parameter'
    | 'invalid_cursor'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'request_timeout'
    | 'body_too_large'
    | 'uri_too_long'
    | 'unsupported_media_type'
    | 'validation_failed'
    | 'document_unreadable'
    | 'headers_too_large'
    | 'authentication_required'
    | 'invalid_token'
    | 'expired_token'
    | 'account_unknown'
    | 'tier_required'
    | 'insufficient_scope'
    | 'publisher_required'
    | 'origin_not_allowed'
    | 'rate_limited'
    | 'too_many_failures'
    | 'conflict'
    | 'match_not_eligible'
    | 'programme_withdrawn'
    | 'draft_not_ready'
    | 'already_exists'
    | 'idempotency_conflict'
    | 'idempotency_answer_lost'
    | 'secret_already_shown'
    | 'idempotency_key_reused'
    | 'precondition_failed'
    | 'precondition_required'
    | 'draft_failed'
    | 'internal_error'
    | 'service_unavailable'
    | 'database_unavailable'
    | 'identity_provider_unavailable'
    | 'shutting_down'
  request_id: string
  errors?: Array<{
    /** JSON Pointer into the body; `?name` for a query and `{name}` for a path parameter. */
    pointer: string
    code: string
    detail: string
    /** What could stand in its place, e.g. activity codes with their scheme. */
    candidates?: Array<Record<string, string>>
  }>
}

/** A profile. */
export interface Profile {
  /** Profile id. */
  id: string
  /**
   * Rises with every change.
   * A number from 1.
   */
  version: number
  created_at: string
  updated_at: string
  /** `client`: a business that the account serves. */
  kind: 'business' | 'client'
  /** Name of the business. */
  name: string
  /** Your own id for it; unique in the account. */
  external_id?: string
  /** Your own labels. */
  tags?: Array<string>
  /** Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept. */
  tax_id?: string
  /** ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`. */
  country?: string
  /** Stage of life; not a legal form. */
  lifecycle?: 'to_be_established' | 'active' | 'suspended' | 'liquidation'
  /** Legal form, or the intended one. */
  legal_form?:
    | 'sole_trader'
    | 'professional'
    | 'general_partnership'
    | 'limited_partnership'
    | 'limited_partnership_by_shares'
    | 'private_company'
    | 'private_company_single_member'
    | 'limited_liability_company'
    | 'limited_liability_company_single_member'
    | 'public_limited_company'
    | 'public_limited_company_single_member'
    | 'social_cooperative_enterprise'
    | 'workers_cooperative'
    | 'limited_liability_social_cooperative'
    | 'agricultural_cooperative'
    | 'cooperative'
    | 'civil_law_company'
    | 'civil_nonprofit_company'
    | 'shipping_company'
    | 'leisure_shipping_company'
    | 'consortium'
    | 'co_ownership'
    | 'foreign_branch'
    | 'energy_community'
    | 'association'
    | 'foundation'
    | 'public_body'
    | 'local_authority'
    | 'european_company'
    | 'european_cooperative'
    | 'micro_entrepreneur_fr'
    | 'other'
  /** Registration in the business registry. Calendar date, `YYYY-MM-DD`. */
  registered_on?: string
  /** Start of activity at the tax authority. Calendar date, `YYYY-MM-DD`. */
  activity_started_on?: string
  /** Month and day on which the financial year ends, `MM-DD`. */
  fiscal_year_end?: string
  /** Activities. Absent: unknown; empty: none. */
  activities?: Array<ProfileActivity>
  /** All places of business: a list that is given is read as complete. Absent: unknown. */
  establishments?: Array<Establishment>
  /**
   * Annual work units of the SME definition: staff, working owner-managers and partners.
   * A number from 0 to 10000000.
   */
  headcount?: number
  /** Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted for it. */
  salaried_awu?: Array<{
    /** A calendar year, `YYYY`; or the twelve months that end with a month, `YYYY-MM`. */
    period: string
    /**
     * Annual work units of salaried staff.
     * A number from 0 to 10000000.
     */
    value: number
  }>
  /** Turnover of the last closed financial year. */
  turnover?: {
    /** Decimal string with two decimals, not negative, below 100 thousand million. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** Balance sheet total of the last closed financial year. */
  balance_sheet_total?: {
    /** Decimal string with two decimals, not negative, below 100 thousand million. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** Used only where figures are missing, and labelled so. */
  self_declared_size?: 'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large'
  /** Partner and linked enterprises, owners and holdings. Absent: not told; empty: none. */
  relations?: Array<Relation>
  /**
   * All owners, partners and managers: a list that is given is read as complete, but for shares, where an unlisted
   * rest stays open. Absent: unknown.
   */
  people?: Array<Person>
  /** Closed financial years. A year that is not listed is unknown; an empty list: none was closed yet. */
  financial_years?: Array<FinancialYear>
  /**
   * All de minimis aid received or applied for: a list that is given is read as complete. Absent: unknown; empty:
   * none.
   */
  de_minimis_aid?: Array<DeMinimisAid>
  /** Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article 3(8), (9)). */
  predecessors?: Array<Predecessor>
  /** Supporting documents at hand. Absent: not told. */
  documents?: Array<{
    /** As calls name it in `required_documents`, e.g. `tax_clearance`. */
    kind: string
    /** Issued on. Calendar date, `YYYY-MM-DD`. */
    issued_on?: string
    /** Last day on which it is accepted. Calendar date, `YYYY-MM-DD`. */
    valid_until?: string
  }>
  planned_investment?: PlannedInvestment
  /** All earlier applications and aid: a list that is given is read as complete. Absent: unknown; empty: none. */
  aid_history?: Array<AidHistoryEntry>
  attributes?: Attributes
  /** Language of what is written for this client. */
  language?: 'el' | 'en'
  /** After a write: what was understood from forgiving input, e.g. a leading zero put back. */
  notes?: Array<{
    /** JSON pointer to the field. */
    pointer: string
    /** What was understood, in the language of the answer. */
    detail: string
  }>
}

export interface ProfileActivity {
  /** Classification. May be left out only where the digits mean one thing in both KAD versions. */
  scheme?: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf' | undefined
  /**
   * Activity code, with or without dots (`62.10.11.03`, `62101103`); a leading zero lost in a spreadsheet is put
   * back (`1111000`).
   */
  code: string
  /** Rank at the tax authority. */
  rank?: 'main' | 'secondary' | 'other' | 'auxiliary' | undefined
  /** Registered since. Calendar date, `YYYY-MM-DD`. */
  since?: string | undefined
  /** Last day on which it was held. Calendar date, `YYYY-MM-DD`. */
  until?: string | undefined
  /** Id of one of `establishments`. */
  establishment?: string | undefined
  /** Revenue by year. */
  revenue?:
    | Array<{
        /**
         * Calendar year in which the financial year ends.
         * A number from 1900 to 2200.
         */
        year: number
        /** Revenue from this activity. */
        amount: {
          /** Decimal string with two decimals, not negative, below 100 thousand million. */
          amount: string
          /** ISO 4217. */
          currency: string
        }
      }>
    | undefined
}

/** What is known of a business. Every field but `name` may be missing: missing is unknown, never false. */
export interface ProfileBody {
  /**
   * `client`, a business that the account serves, unless told otherwise.
   * @defaultValue "client"
   */
  kind?: 'business' | 'client' | undefined
  /** Name of the business. */
  name: string
  /** Your own id for it; unique in the account. */
  external_id?: string | undefined
  /** Your own labels. */
  tags?: Array<string> | undefined
  /** Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept. */
  tax_id?: string | undefined
  /** ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`. */
  country?: string | undefined
  /** Stage of life; not a legal form. */
  lifecycle?: 'to_be_established' | 'active' | 'suspended' | 'liquidation' | undefined
  /** Legal form, or the intended one. */
  legal_form?:
    | 'sole_trader'
    | 'professional'
    | 'general_partnership'
    | 'limited_partnership'
    | 'limited_partnership_by_shares'
    | 'private_company'
    | 'private_company_single_member'
    | 'limited_liability_company'
    | 'limited_liability_company_single_member'
    | 'public_limited_company'
    | 'public_limited_company_single_member'
    | 'social_cooperative_enterprise'
    | 'workers_cooperative'
    | 'limited_liability_social_cooperative'
    | 'agricultural_cooperative'
    | 'cooperative'
    | 'civil_law_company'
    | 'civil_nonprofit_company'
    | 'shipping_company'
    | 'leisure_shipping_company'
    | 'consortium'
    | 'co_ownership'
    | 'foreign_branch'
    | 'energy_community'
    | 'association'
    | 'foundation'
    | 'public_body'
    | 'local_authority'
    | 'european_company'
    | 'european_cooperative'
    | 'micro_entrepreneur_fr'
    | 'other'
    | undefined
  /** Registration in the business registry. Calendar date, `YYYY-MM-DD`. */
  registered_on?: string | undefined
  /** Start of activity at the tax authority. Calendar date, `YYYY-MM-DD`. */
  activity_started_on?: string | undefined
  /** Month and day on which the financial year ends, `MM-DD`. */
  fiscal_year_end?: string | undefined
  /** Activities. Absent: unknown; empty: none. */
  activities?: Array<ProfileActivity> | undefined
  /** All places of business: a list that is given is read as complete. Absent: unknown. */
  establishments?: Array<Establishment> | undefined
  /**
   * Annual work units of the SME definition: staff, working owner-managers and partners.
   * A number from 0 to 10000000.
   */
  headcount?: number | undefined
  /** Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted for it. */
  salaried_awu?:
    | Array<{
        /** A calendar year, `YYYY`; or the twelve months that end with a month, `YYYY-MM`. */
        period: string
        /**
         * Annual work units of salaried staff.
         * A number from 0 to 10000000.
         */
        value: number
      }>
    | undefined
  /** Turnover of the last closed financial year. */
  turnover?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Balance sheet total of the last closed financial year. */
  balance_sheet_total?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Used only where figures are missing, and labelled so. */
  self_declared_size?: 'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large' | undefined
  /** Partner and linked enterprises, owners and holdings. Absent: not told; empty: none. */
  relations?: Array<Relation> | undefined
  /**
   * All owners, partners and managers: a list that is given is read as complete, but for shares, where an unlisted
   * rest stays open. Absent: unknown.
   */
  people?: Array<Person> | undefined
  /** Closed financial years. A year that is not listed is unknown; an empty list: none was closed yet. */
  financial_years?: Array<FinancialYear> | undefined
  /**
   * All de minimis aid received or applied for: a list that is given is read as complete. Absent: unknown; empty:
   * none.
   */
  de_minimis_aid?: Array<DeMinimisAid> | undefined
  /** Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article 3(8), (9)). */
  predecessors?: Array<Predecessor> | undefined
  /** Supporting documents at hand. Absent: not told. */
  documents?:
    | Array<{
        /** As calls name it in `required_documents`, e.g. `tax_clearance`. */
        kind: string
        /** Issued on. Calendar date, `YYYY-MM-DD`. */
        issued_on?: string | undefined
        /** Last day on which it is accepted. Calendar date, `YYYY-MM-DD`. */
        valid_until?: string | undefined
      }>
    | undefined
  planned_investment?: PlannedInvestment | undefined
  /** All earlier applications and aid: a list that is given is read as complete. Absent: unknown; empty: none. */
  aid_history?: Array<AidHistoryEntry> | undefined
  attributes?: Attributes | undefined
  /** Language of what is written for this client. */
  language?: 'el' | 'en' | undefined
}

/** What is worth asking for a profile, and what would turn its refusals. */
export interface ProfileQuestions {
  /** Profile. */
  profile_id: string
  /** Day. */
  as_of: string
  /** Missing facts, those that decide most first. */
  questions: Array<{
    /** JSON pointer into the profile; over the account with `*` for a position. */
    pointer: string
    /** What it is. */
    label: string
    /** Matches that it would decide by itself. */
    decides: number
    /** Matches that wait for it, among other things. */
    touches: number
    /** Some of them. */
    matches: Array<string>
  }>
  /** Conditions that only a person can confirm. */
  confirmations: Array<{
    /** Match. */
    match_id: string
    /** Slug. */
    programme: string
    /** Title of the programme. */
    title: string
    /** Criterion: PUT /match/{match_id}/answers/{criterion_id}. */
    criterion_id: string
    /** What to confirm. */
    question?: string
  }>
  /** Refusals of open calls that a change would turn: what can still be done in time first. */
  near_misses: Array<{
    /** Match. */
    match_id: string
    /** Slug. */
    programme: string
    /** Title of the programme. */
    title: string
    /** All of them are needed. */
    steps: Array<{
      /** Criterion it would meet. */
      criterion_id: string
      /** The step. */
      sentence: string
      /** Not before. `YYYY-MM-DD`. */
      possible_from?: string
      /** Latest day. `YYYY-MM-DD`. */
      possible_until?: string
    }>
    /** Whether there is a day on which all of them can be done in time. */
    possible: boolean
    /** First day on which all of them can be done. `YYYY-MM-DD`. */
    possible_from?: string
    /** Last day: the earliest of theirs, or of the call’s. `YYYY-MM-DD`. */
    possible_until?: string
    /** Conditions that stay open even then. */
    open: number
  }>
}

/** A programme. */
export interface Programme {
  /** Stable, whatever the slug. */
  id: string
  /** The programme's name in addresses: a–z, 0–9 and hyphens. */
  slug: string
  /** Its place in the catalogue. */
  state: 'draft' | 'published' | 'withdrawn'
  version: number | null
  first_published_at: string | null
  published_at: string | null
  draft_updated_at: string | null
  withdrawn: {
    /** An instant (RFC 3339). */
    at: string
    /** Why. By language (ISO 639-1); at least one. */
    reason: Record<string, string>
  } | null
  /** The call's status now, from its dates unless the publisher set it. */
  status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  call_state: CallState
  /** The title. By language (ISO 639-1); at least one. */
  title: Record<string, string>
  /** What it is, in a few sentences. By language (ISO 639-1); at least one. */
  summary?: Record<string, string>
  authority?: {
    /** Who publishes the call. By language (ISO 639-1); at least one. */
    name: Record<string, string>
    /** An http or https address. */
    url?: string
  }
  /** ISO 3166-1 alpha-2 of the Member State that grants, or EU. */
  country?: string
  source?: {
    /** An http or https address. */
    url: string
    /** An instant (RFC 3339). */
    retrieved_at?: string
    licence?: string
  }
  /** Written to show the service: not a real call. */
  sample?: boolean
  /** Known from a pre-publication only: verdicts are forecasts. */
  provisional?: boolean
  /** A calendar day. */
  published_on?: string
  /** A calendar day. */
  expected_award_on?: string
  /** A calendar day. */
  expenses_eligible_from?: string
  /** Ids elsewhere (ΑΔΑ, ΟΠΣ, …). */
  external_ids?: Array<{
    scheme: string
    value: string
  }>
  funding: Funding
  /** State-aid regimes. */
  legal_basis?: Array<{
    /** The State-aid regime. */
    regime:
      | 'de_minimis_2023_2831'
      | 'gber_651_2014'
      | 'sgei_2023_2832'
      | 'agriculture_1408_2013'
      | 'fishery_717_2014'
      | 'rrf'
      | 'notified'
      | 'no_aid'
      | 'other'
    article?: string
    reference?: string
    /** A calendar day. */
    valid_to?: string
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** Paid for by a fund of the Union: one expense is declared for one operation only. */
  union_fund?: boolean
  /** Calls that name the same group exclude each other for one applicant. */
  exclusive?: Array<{
    /** A short name, unique in its list. */
    group: string
    /** Who counts as one applicant. */
    per: 'tax_id' | 'person' | 'single_undertaking'
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** What the call says of other aid for the same costs. */
  cumulation?: {
    /** Other aid for the same costs. */
    same_costs: 'exclusive' | 'within_intensity'
    /**
     * Percent.
     * A number from 0 to 100.
     */
    max_percent?: number
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }
  eligibility: Expression
  /** Costs that count. */
  eligible_costs?: Array<{
    category: string
    /** The costs. By language (ISO 639-1); at least one. */
    title: Record<string, string>
    /**
     * Percent.
     * A number from 0 to 100.
     */
    max_percent_of_total?: number
    max_amount?: ExactMoney
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** Supporting documents. */
  required_documents?: Array<{
    /** A short name, unique in its list. */
    id: string
    /** The supporting document. By language (ISO 639-1); at least one. */
    title: Record<string, string>
    /** When it is asked for. */
    stage?: 'submission' | 'inclusion' | 'payment' | 'completion'
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** What it is for; a filter, never a criterion. */
  objectives?: Array<string>
  /** Source documents. */
  documents: Array<DocumentMeta>
  /** The call: its dates. Its status is computed from them whenever it is read. */
  call: {
    /** A wall-clock moment: an instant and the zone it was published in. */
    opens_at?: {
      /** An instant (RFC 3339). */
      at: string
      /** An IANA time zone. */
      time_zone: string
    }
    /** Deadlines; none is "no date known". */
    deadlines: Array<Deadline>
    /** How applications are chosen. */
    selection?: 'first_come' | 'comparative' | 'automatic'
    suspended?: Suspension
  }
  budget_lines?: Array<{
    /** A short name, unique in its list. */
    id: string
    /** The line. By language (ISO 639-1); at least one. */
    title?: Record<string, string>
    /** Regions. */
    regions?: Array<string>
    region_category?: string
    amount?: ExactMoney
    absorbed?: ExactMoney
    /** A calendar day. */
    as_of?: string
    suspended?: Suspension
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
    /** The call's status now, from its dates unless the publisher set it. */
    status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  }>
}

export interface ProgrammeClosedEvent {
  type: 'programme.closed'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    programme_id: string
    /** The programme. */
    slug: string
    /** The same as `programme_id`. */
    id?: string
    /** A number from 1. */
    version: number
    /** Texts by language. */
    title: {
      el?: string
      en?: string
    }
    /** Where to read the rest: an address below this service. */
    url: string
    cause: 'closed' | 'exhausted' | 'withdrawn'
    /** Texts by language. */
    reason?: {
      el?: string
      en?: string
    }
  }
}

/** What a later version says otherwise. */
export interface ProgrammeComparison {
  /** A number from 1. */
  from: number
  /** A number from 1. */
  to: number
  changes: Array<{
    /** JSON pointer into the later version, into the earlier one for what is gone; items are named by their id or key. */
    pointer: string
    /** How it differs. */
    kind: 'added' | 'removed' | 'changed'
    /** The difference as a sentence. */
    text: string
    /** As it was. */
    before?: unknown
    /** As it is. */
    after?: unknown
  }>
}

export interface ProgrammeCreatedEvent {
  type: 'programme.created'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    programme_id: string
    /** The programme. */
    slug: string
    /** The same as `programme_id`. */
    id?: string
    /** A number from 1. */
    version: number
    /** Texts by language. */
    title: {
      el?: string
      en?: string
    }
    /** Where to read the rest: an address below this service. */
    url: string
  }
}

/** A source document with its text. */
export interface ProgrammeDocument {
  /** `doc_` and the first 26 hex digits of the text's SHA-256. */
  id: string
  /** SHA-256 of the canonical text in UTF-8. */
  sha256: string
  /** In code points. */
  length: number
  /** The canonical text: citations are half-open ranges of its code points. */
  text: string
  key: string
  title: string
  /** An http or https address. */
  url?: string
  /** What the document is. */
  role: 'call' | 'amendment' | 'annex' | 'faq' | 'prepublication' | 'guide' | 'law' | 'data'
  order: number
  language: string
  /** A calendar day. */
  published_on?: string
  /** An instant (RFC 3339). */
  retrieved_at?: string
  /** Code points at which pages begin, ascending. */
  pages?: Array<number>
  /** Sections with the code point at which each begins, ascending. */
  sections?: Array<{
    title: string
    start: number
  }>
  programme_version: number | null
}

/** A change of a draft. */
export interface ProgrammeDraftChange {
  /**
   * Of the draft, as the change left it; never used twice.
   * A number from 1.
   */
  revision: number
  /** An instant (RFC 3339). */
  at: string
  caller: {
    kind: 'api_key' | 'session' | 'system'
    id: string
  } | null
  published_version: number | null
  /** Where there are more than 100, the last is the whole programme. */
  changes: Array<{
    /** JSON pointer of what differs; items are named by their id or key. Empty: the whole programme. */
    pointer: string
    /** As it was. */
    before?: unknown
    /** As it is. */
    after?: unknown
  }>
}

/** A programme found. */
export interface ProgrammeHit {
  /** Stable, whatever the slug. */
  id: string
  /** The programme's name in addresses: a–z, 0–9 and hyphens. */
  slug: string
  /** A number from 1. */
  version: number
  /** The title. By language (ISO 639-1); at least one. */
  title: Record<string, string>
  /** What it is. By language (ISO 639-1); at least one. */
  summary?: Record<string, string>
  authority?: {
    /** Who publishes the call. By language (ISO 639-1); at least one. */
    name: Record<string, string>
    /** An http or https address. */
    url?: string
  }
  /** ISO 3166-1 alpha-2 of the Member State that grants, or EU. */
  country?: string
  /** Written to show the service: not a real call. */
  sample?: boolean
  /** Known from a pre-publication only: verdicts are forecasts. */
  provisional?: boolean
  /** The call's status now, from its dates unless the publisher set it. */
  status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  call_state: CallState
  funding: {
    instruments: Array<
      | 'grant'
      | 'loan'
      | 'guarantee'
      | 'tax_exemption'
      | 'tax_credit'
      | 'voucher'
      | 'equity'
      | 'interest_subsidy'
      | 'leasing_subsidy'
      | 'wage_subsidy'
      | 'repayable_advance'
      | 'prize'
      | 'advisory'
      | 'training'
      | 'other'
    >
    total_budget?: ExactMoney
    min_subsidy?: ExactMoney
    max_subsidy?: ExactMoney
    /**
     * Percent.
     * A number from 0 to 100.
     */
    max_intensity_percent?: number
  }
  /** What it is for; a filter, never a criterion. */
  objectives?: Array<string>
  budget_lines?: Array<{
    id: string
    /** The line. By language (ISO 639-1); at least one. */
    title?: Record<string, string>
    /** The call's status now, from its dates unless the publisher set it. */
    status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  }>
  /** A calendar day. */
  published_on?: string
  /** An instant (RFC 3339). */
  first_published_at: string
  /** An instant (RFC 3339). */
  published_at: string
  /** Filters that what is known of the programme cannot decide; it is listed all the same. */
  uncertain: Array<'kad' | 'region' | 'business_size' | 'subsidy' | 'closing'>
  /** Where the whole programme is read. */
  url: string
  /** Comparable within one search. */
  rank: number
  highlights: Array<{
    /** JSON pointer of the member that was hit. */
    field: string
    text: string
    /** Hits, as half-open ranges in code points of `text`. */
    marks: Array<{
      start: number
      end: number
    }>
  }>
}

/** A programme as its publisher writes it. */
export interface ProgrammeInput {
  /** The title. By language (ISO 639-1); at least one. */
  title: Record<string, string>
  /** What it is, in a few sentences. By language (ISO 639-1); at least one. */
  summary?: Record<string, string> | undefined
  authority?:
    | {
        /** Who publishes the call. By language (ISO 639-1); at least one. */
        name: Record<string, string>
        /** An http or https address. */
        url?: string | undefined
      }
    | undefined
  /** ISO 3166-1 alpha-2 of the Member State that grants, or EU. */
  country?: string | undefined
  source?:
    | {
        /** An http or https address. */
        url: string
        /** An instant (RFC 3339). */
        retrieved_at?: string | undefined
        licence?: string | undefined
      }
    | undefined
  /** Written to show the service: not a real call. */
  sample?: boolean | undefined
  /** Known from a pre-publication only: verdicts are forecasts. */
  provisional?: boolean | undefined
  /** A calendar day. */
  published_on?: string | undefined
  /** A calendar day. */
  expected_award_on?: string | undefined
  /** A calendar day. */
  expenses_eligible_from?: string | undefined
  /** The call: its dates. Its status is computed from them whenever it is read. */
  call: {
    /** A wall-clock moment: an instant and the zone it was published in. */
    opens_at?:
      | {
          /** An instant (RFC 3339). */
          at: string
          /** An IANA time zone. */
          time_zone: string
        }
      | undefined
    /** Deadlines; none is "no date known". */
    deadlines: Array<Deadline>
    /** How applications are chosen. */
    selection?: 'first_come' | 'comparative' | 'automatic' | undefined
    suspended?: Suspension | undefined
  }
  /** Parts of the budget. */
  budget_lines?:
    | Array<{
        /** A short name, unique in its list. */
        id: string
        /** The line. By language (ISO 639-1); at least one. */
        title?: Record<string, string> | undefined
        /** Regions. */
        regions?: Array<string> | undefined
        region_category?: string | undefined
        amount?: ExactMoney | undefined
        absorbed?: ExactMoney | undefined
        /** A calendar day. */
        as_of?: string | undefined
        suspended?: Suspension | undefined
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }>
    | undefined
  /** Ids elsewhere (ΑΔΑ, ΟΠΣ, …). */
  external_ids?:
    | Array<{
        scheme: string
        value: string
      }>
    | undefined
  funding: Funding
  /** State-aid regimes. */
  legal_basis?:
    | Array<{
        /** The State-aid regime. */
        regime:
          | 'de_minimis_2023_2831'
          | 'gber_651_2014'
          | 'sgei_2023_2832'
          | 'agriculture_1408_2013'
          | 'fishery_717_2014'
          | 'rrf'
          | 'notified'
          | 'no_aid'
          | 'other'
        article?: string | undefined
        reference?: string | undefined
        /** A calendar day. */
        valid_to?: string | undefined
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }>
    | undefined
  /** Paid for by a fund of the Union: one expense is declared for one operation only. */
  union_fund?: boolean | undefined
  /** Calls that name the same group exclude each other for one applicant. */
  exclusive?:
    | Array<{
        /** A short name, unique in its list. */
        group: string
        /** Who counts as one applicant. */
        per: 'tax_id' | 'person' | 'single_undertaking'
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }>
    | undefined
  /** What the call says of other aid for the same costs. */
  cumulation?:
    | {
        /** Other aid for the same costs. */
        same_costs: 'exclusive' | 'within_intensity'
        /**
         * Percent.
         * A number from 0 to 100.
         */
        max_percent?: number | undefined
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }
    | undefined
  eligibility: Expression
  /** Costs that count. */
  eligible_costs?:
    | Array<{
        category: string
        /** The costs. By language (ISO 639-1); at least one. */
        title: Record<string, string>
        /**
         * Percent.
         * A number from 0 to 100.
         */
        max_percent_of_total?: number | undefined
        max_amount?: ExactMoney | undefined
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }>
    | undefined
  /** Supporting documents. */
  required_documents?:
    | Array<{
        /** A short name, unique in its list. */
        id: string
        /** The supporting document. By language (ISO 639-1); at least one. */
        title: Record<string, string>
        /** When it is asked for. */
        stage?: 'submission' | 'inclusion' | 'payment' | 'completion' | undefined
        /** Where this stands in the documents. */
        citations?: Array<Anchor> | undefined
      }>
    | undefined
  /** What it is for; a filter, never a criterion. */
  objectives?: Array<string> | undefined
  /** Source documents, with their texts. */
  documents: Array<{
    /** A short name, unique in its list. */
    key: string
    title: string
    /** An http or https address. */
    url?: string | undefined
    /** What the document is. */
    role: 'call' | 'amendment' | 'annex' | 'faq' | 'prepublication' | 'guide' | 'law' | 'data'
    /**
     * Later amendments win.
     * A number from 0 to 10000.
     */
    order: number
    /** ISO 639-1. */
    language: string
    /** A calendar day. */
    published_on?: string | undefined
    /** An instant (RFC 3339). */
    retrieved_at?: string | undefined
    /** Code points at which pages begin, ascending. */
    pages?: Array<number> | undefined
    /** Sections with the code point at which each begins, ascending. */
    sections?:
      | Array<{
          title: string
          start: number
        }>
      | undefined
    /** `doc_` and the first 26 hex digits of the text's SHA-256. */
    id?: string | undefined
    /** SHA-256 of the canonical text in UTF-8. */
    sha256?: string | undefined
    /** Length of the canonical text in code points. */
    length?: number | undefined
    /**
     * The text that citations point into. CRLF becomes LF; otherwise kept as given. May be left out for a document
     * that is stored already (its id says which).
     */
    text?: string | undefined
  }>
}

/** A programme in a list. */
export interface ProgrammeSummary {
  /** Stable, whatever the slug. */
  id: string
  /** The programme's name in addresses: a–z, 0–9 and hyphens. */
  slug: string
  /** A number from 1. */
  version: number
  /** The title. By language (ISO 639-1); at least one. */
  title: Record<string, string>
  /** What it is. By language (ISO 639-1); at least one. */
  summary?: Record<string, string>
  authority?: {
    /** Who publishes the call. By language (ISO 639-1); at least one. */
    name: Record<string, string>
    /** An http or https address. */
    url?: string
  }
  /** ISO 3166-1 alpha-2 of the Member State that grants, or EU. */
  country?: string
  /** Written to show the service: not a real call. */
  sample?: boolean
  /** Known from a pre-publication only: verdicts are forecasts. */
  provisional?: boolean
  /** The call's status now, from its dates unless the publisher set it. */
  status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  call_state: CallState
  funding: {
    instruments: Array<
      | 'grant'
      | 'loan'
      | 'guarantee'
      | 'tax_exemption'
      | 'tax_credit'
      | 'voucher'
      | 'equity'
      | 'interest_subsidy'
      | 'leasing_subsidy'
      | 'wage_subsidy'
      | 'repayable_advance'
      | 'prize'
      | 'advisory'
      | 'training'
      | 'other'
    >
    total_budget?: ExactMoney
    min_subsidy?: ExactMoney
    max_subsidy?: ExactMoney
    /**
     * Percent.
     * A number from 0 to 100.
     */
    max_intensity_percent?: number
  }
  /** What it is for; a filter, never a criterion. */
  objectives?: Array<string>
  budget_lines?: Array<{
    id: string
    /** The line. By language (ISO 639-1); at least one. */
    title?: Record<string, string>
    /** The call's status now, from its dates unless the publisher set it. */
    status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  }>
  /** A calendar day. */
  published_on?: string
  /** An instant (RFC 3339). */
  first_published_at: string
  /** An instant (RFC 3339). */
  published_at: string
  /** Filters that what is known of the programme cannot decide; it is listed all the same. */
  uncertain: Array<'kad' | 'region' | 'business_size' | 'subsidy' | 'closing'>
  /** Where the whole programme is read. */
  url: string
}

export interface ProgrammeUpdatedEvent {
  type: 'programme.updated'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    programme_id: string
    /** The programme. */
    slug: string
    /** The same as `programme_id`. */
    id?: string
    /** A number from 1. */
    version: number
    /** Texts by language. */
    title: {
      el?: string
      en?: string
    }
    /** Where to read the rest: an address below this service. */
    url: string
    changed?: Array<string>
  }
}

export interface ProgrammeVersion {
  /** A number from 1. */
  version: number
  /** An instant (RFC 3339). */
  published_at: string
  /** JSON pointers of what differs from the version before; empty for the first. */
  changed: Array<string>
  url: string
}

/** How many people, establishments, activities, costs or years fulfil conditions. */
export interface QuantifierCriterion {
  kind: 'quantifier'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** What is counted. */
  over: 'people' | 'establishments' | 'activities' | 'cost_categories' | 'financial_years' | 'aid_history'
  test:
    | {
        all: true
      }
    | {
        any: true
      }
    | {
        none: true
      }
    | {
        /** A number from 0 to 10000. */
        at_least: number
      }
    | {
        /** A number from 0 to 10000. */
        at_most: number
      }
    | {
        /** A number from 0 to 1. */
        share_at_least: number
        weight: string
      }
  where: Array<{
    /** A member of the item, such as `gender`, `age`, `attributes.star_class`. */
    field: string
    /** How it is compared. */
    operator: 'eq' | 'neq' | 'in' | 'gte' | 'lte' | 'gt' | 'lt'
    value: AttributeValue
  }>
}

/** The whole reasoning of one match. */
export interface Reasoning {
  /** Match id; derived from profile and programme, so any pair can be asked for. */
  id: string
  /** Profile; absent in a preview. */
  profile_id?: string
  programme: MatchedProgramme
  /** The verdict. */
  eligibility: 'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'
  score: Score
  estimate: Estimate
  /** Verdict first, the deciding reasons, what is missing or blocks, the next action with its date. */
  summary: Array<string>
  /** One result for each criterion. */
  criteria: Array<CriterionResult>
  /** Not eligible: the smallest change that would make it so, where one was found. */
  near_miss?: {
    /** All of them are needed. */
    steps: Array<{
      /** Criterion it would meet. */
      criterion_id: string
      /** The step. */
      sentence: string
      /** Not before. `YYYY-MM-DD`. */
      possible_from?: string
      /** Latest day. `YYYY-MM-DD`. */
      possible_until?: string
    }>
    /** Whether there is a day on which all of them can be done in time. */
    possible: boolean
    /** First day on which all of them can be done. `YYYY-MM-DD`. */
    possible_from?: string
    /** Last day: the earliest of theirs, or of the call’s. `YYYY-MM-DD`. */
    possible_until?: string
    /** Conditions that stay open even then. */
    open: number
  }
  /** What would spoil the aid though the conditions are met. */
  warnings: Array<Warning>
  /** Facts that would decide the verdict. */
  missing: Array<{
    /** JSON pointer into the profile. */
    pointer: string
    /** What it is. */
    label: string
  }>
  /** Next day on which the verdict may change by itself. `YYYY-MM-DD`. */
  changes_on?: string
  decision?: Decision
  /** All citations of this match. */
  citations: Array<Citation>
  /** The day or instant asked about. */
  as_of: string
  /** The reasoning of this match. */
  url: string
  /** Supporting documents of the call against those at hand. */
  readiness: Array<{
    /** Id of the document in its programme, and `kind` of the one at hand. */
    id: string
    /** What it is. */
    title: string
    /** When it is asked for. */
    stage: 'submission' | 'inclusion' | 'payment' | 'completion'
    /**
     * `expires`: at hand, and no longer accepted when it is needed; `unknown`: the profile does not say what is at
     * hand.
     */
    state: 'ready' | 'expires' | 'missing' | 'unknown'
    /**
     * A day to come: the deadline; the opening where the first come are served; the expected award. Absent where no
     * day is set, as for papers of an application to an open call where the first come are served. `YYYY-MM-DD`.
     */
    needed_by?: string
    /** Last day on which the one at hand is accepted. `YYYY-MM-DD`. */
    valid_until?: string
    /** Ids of `citations`. */
    citations: Array<string>
  }>
  /** The eligibility expression, evaluated: `all`, `any`, `not`, `at_least` over criteria. */
  tree: {
    op: 'all' | 'any' | 'not' | 'at_least' | 'criterion'
    outcome: 'met' | 'not_met' | 'unknown'
    k?: number
    criterion_id?: string
    children?: Array<Record<string, unknown>>
  }
}

export interface RegenerateDraftBody {
  /** Sections whose text of yours is given up; all others keep it. */
  discard_edits?: Array<string> | undefined
}

/** Where the business or its investment is. */
export interface RegionCriterion {
  kind: 'region'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** Which place of the business is meant. */
  of: 'any_establishment' | 'headquarters' | 'investment_site'
  /** Regions. */
  include?: Array<string> | undefined
  /** Regions. */
  exclude?: Array<string> | undefined
}

export interface Relation {
  /** Name of the other enterprise or person. */
  name?: string | undefined
  /** Another profile of this account, instead of figures. */
  profile_id?: string | undefined
  /** `upstream`: it holds shares in this business; `downstream`: this business holds shares in it. */
  direction: 'upstream' | 'downstream'
  /**
   * Share of the capital. Fraction 0–1.
   * A number from 0 to 1.
   */
  capital_share?: number | undefined
  /**
   * Share of the votes. Fraction 0–1.
   * A number from 0 to 1.
   */
  voting_share?: number | undefined
  /** Control by votes, appointment, contract or agreement. */
  control?: boolean | undefined
  /** Through a person, or persons acting together. */
  via_natural_person?: boolean | undefined
  /** On the same or an adjacent market. */
  same_market?: boolean | undefined
  /** Kind of investor (Recommendation 2003/361/EC, Annex, article 3). */
  investor_type?:
    | 'public_body'
    | 'venture_capital'
    | 'business_angel'
    | 'university'
    | 'institutional_investor'
    | 'regional_development_fund'
    | 'small_local_authority'
    | 'natural_person'
    | undefined
  /** ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`. */
  country?: string | undefined
  /**
   * Annual work units.
   * A number from 0 to 10000000.
   */
  headcount?: number | undefined
  /** Turnover. */
  turnover?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Balance sheet total. */
  balance_sheet_total?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Closed financial years. */
  financial_years?: Array<FinancialYear> | undefined
  /** De minimis aid of this enterprise. */
  de_minimis_aid?: Array<DeMinimisAid> | undefined
  /** Its own relations. */
  relations?: Array<RelationOfRelation> | undefined
}

export interface RelationOfRelation {
  /** Name of the other enterprise or person. */
  name?: string | undefined
  /** Another profile of this account, instead of figures. */
  profile_id?: string | undefined
  /** `upstream`: it holds shares in this business; `downstream`: this business holds shares in it. */
  direction: 'upstream' | 'downstream'
  /**
   * Share of the capital. Fraction 0–1.
   * A number from 0 to 1.
   */
  capital_share?: number | undefined
  /**
   * Share of the votes. Fraction 0–1.
   * A number from 0 to 1.
   */
  voting_share?: number | undefined
  /** Control by votes, appointment, contract or agreement. */
  control?: boolean | undefined
  /** Through a person, or persons acting together. */
  via_natural_person?: boolean | undefined
  /** On the same or an adjacent market. */
  same_market?: boolean | undefined
  /** Kind of investor (Recommendation 2003/361/EC, Annex, article 3). */
  investor_type?:
    | 'public_body'
    | 'venture_capital'
    | 'business_angel'
    | 'university'
    | 'institutional_investor'
    | 'regional_development_fund'
    | 'small_local_authority'
    | 'natural_person'
    | undefined
  /** ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`. */
  country?: string | undefined
  /**
   * Annual work units.
   * A number from 0 to 10000000.
   */
  headcount?: number | undefined
  /** Turnover. */
  turnover?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Balance sheet total. */
  balance_sheet_total?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Closed financial years. */
  financial_years?: Array<FinancialYear> | undefined
  /** De minimis aid of this enterprise. */
  de_minimis_aid?: Array<DeMinimisAid> | undefined
  /** Its own relations. */
  relations?: Array<RelationOfRelationOfRelation> | undefined
}

export interface RelationOfRelationOfRelation {
  /** Name of the other enterprise or person. */
  name?: string | undefined
  /** Another profile of this account, instead of figures. */
  profile_id?: string | undefined
  /** `upstream`: it holds shares in this business; `downstream`: this business holds shares in it. */
  direction: 'upstream' | 'downstream'
  /**
   * Share of the capital. Fraction 0–1.
   * A number from 0 to 1.
   */
  capital_share?: number | undefined
  /**
   * Share of the votes. Fraction 0–1.
   * A number from 0 to 1.
   */
  voting_share?: number | undefined
  /** Control by votes, appointment, contract or agreement. */
  control?: boolean | undefined
  /** Through a person, or persons acting together. */
  via_natural_person?: boolean | undefined
  /** On the same or an adjacent market. */
  same_market?: boolean | undefined
  /** Kind of investor (Recommendation 2003/361/EC, Annex, article 3). */
  investor_type?:
    | 'public_body'
    | 'venture_capital'
    | 'business_angel'
    | 'university'
    | 'institutional_investor'
    | 'regional_development_fund'
    | 'small_local_authority'
    | 'natural_person'
    | undefined
  /** ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`. */
  country?: string | undefined
  /**
   * Annual work units.
   * A number from 0 to 10000000.
   */
  headcount?: number | undefined
  /** Turnover. */
  turnover?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Balance sheet total. */
  balance_sheet_total?:
    | {
        /** Decimal string with two decimals, not negative, below 100 thousand million. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    | undefined
  /** Closed financial years. */
  financial_years?: Array<FinancialYear> | undefined
  /** De minimis aid of this enterprise. */
  de_minimis_aid?: Array<DeMinimisAid> | undefined
}

export type Scope =
  | 'profiles:read'
  | 'profiles:write'
  | 'matches:read'
  | 'matches:write'
  | 'programmes:read'
  | 'programmes:write'
  | 'alerts:read'
  | 'alerts:write'
  | 'drafts:read'
  | 'drafts:write'
  | 'webhooks:read'
  | 'webhooks:write'
  | 'catalogue:write'
  | 'keys:admin'

/** 0–100; how it is made up is documented in the guide to the score. */
export interface Score {
  /**
   * base + time.
   * A number from 0 to 100.
   */
  total: number
  /**
   * Depends on profile and programme only.
   * A number from 0 to 100.
   */
  base: number
  /**
   * Depends on the day: time and budget left.
   * A number from 0 to 100.
   */
  time: number
  /** Adds up to `total`. */
  breakdown: Array<{
    /** Component. */
    component: string
    points: number
    max: number
    /** Why. */
    sentence: string
  }>
}

/** The size of a business in the sense of the aid rules, with its group. */
export interface Size {
  /** Profile. */
  profile_id: string
  /** Day. `YYYY-MM-DD`. */
  as_of: string
  /** The class; absent where the figures leave several. */
  size?: 'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large'
  /** Classes that are possible. */
  possible: Array<'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large'>
  /** Figures, or the declaration where they are missing. */
  basis: 'figures' | 'self_declared'
  /** The class by the version of the definition that a regime uses. */
  definitions: {
    /** SME by Recommendation 2003/361/EC, Annex, and Annex I of Regulation (EU) No 651/2014. */
    sme: 'met' | 'not_met' | 'unknown'
    /** Small mid-cap by Regulation (EU) No 651/2014, article 2(103e). */
    small_mid_cap_gber: 'met' | 'not_met' | 'unknown'
    /** Small mid-cap by Recommendation (EU) 2025/1099. */
    small_mid_cap_recommendation: 'met' | 'not_met' | 'unknown'
  }
  totals: {
    /** Financial year. */
    year?: number
    /** Annual work units. */
    headcount: {
      /** At least. */
      min: number
      /** At most; absent: open. */
      max?: number
    }
    /** Turnover. */
    turnover: {
      /** At least. */
      min: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
      /** At most; absent: open. */
      max?: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    }
    /** Balance sheet total. */
    balance_sheet_total: {
      /** At least. */
      min: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
      /** At most; absent: open. */
      max?: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    }
  }
  /** Periods looked at, oldest first, each by its own figures: a class changes after two in a row. */
  periods: Array<{
    /** Financial year. */
    year?: number
    /** Annual work units. */
    headcount: {
      /** At least. */
      min: number
      /** At most; absent: open. */
      max?: number
    }
    /** Turnover. */
    turnover: {
      /** At least. */
      min: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
      /** At most; absent: open. */
      max?: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    }
    /** Balance sheet total. */
    balance_sheet_total: {
      /** At least. */
      min: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
      /** At most; absent: open. */
      max?: {
        /** Decimal string with two decimals. */
        amount: string
        /** ISO 4217. */
        currency: string
      }
    }
    /** Classes that are possible. */
    possible: Array<'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large'>
  }>
  /** Enterprises whose figures count. */
  members: Array<{
    /** Name. */
    name?: string
    /** Where it is a profile of the account. */
    profile_id?: string
    /** Where it is told: JSON pointer, empty for the business itself. */
    path: string
    /** How its figures come in. */
    link: 'self' | 'linked' | 'partner'
    /** For how much its figures count, as a fraction. */
    weight: {
      /** At least. */
      min: number
      /** At most; absent: open. */
      max?: number
    }
  }>
  /** Share of public bodies, as a fraction; from 0.25 on the enterprise is no SME. */
  public_share: {
    /** At least. */
    min: number
    /** At most; absent: open. */
    max?: number
  }
  /** How the class was reached. */
  steps: Array<{
    /** What was done. */
    sentence: string
    /** Ids of `citations`. */
    citations: Array<string>
  }>
  /** Facts that would make the answer exact. */
  missing: Array<{
    /** JSON pointer into the profile; into another one after its id and `#`. */
    pointer: string
    /** What it is. */
    label: string
  }>
  /** When a year that is listed closes, the class may change. `YYYY-MM-DD`. */
  changes_on?: string
  /** All citations. */
  citations: Array<Citation>
}

/** The size class (Recommendation 2003/361/EC). */
export interface SizeCriterion {
  kind: 'size'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  include: Array<'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large'>
}

/** Set by the publisher: dates cannot say it. */
export interface Suspension {
  /** What the publisher says. */
  status: 'paused' | 'exhausted' | 'closed'
  /** An instant (RFC 3339). */
  since: string
  /** Why. By language (ISO 639-1); at least one. */
  reason?: Record<string, string> | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
}

export interface Warning {
  /** What it is. */
  kind:
    | 'works_started'
    | 'starts_before_application'
    | 'expense_too_early'
    | 'completed_before_application'
    | 'in_difficulty'
    | 'difficulty_open'
    | 'recovery_order'
    | 'adjustment_period'
    | 'legal_basis_ended'
    | 'award_day_unknown'
    | 'same_expense'
    | 'exclusive_group'
    | 'below_minimum_cost'
    | 'below_minimum_subsidy'
  /** The aid of the whole project, or single costs; `confirm`: it has to be looked at. */
  spoils: 'project' | 'cost' | 'confirm'
  /** What is wrong and what to do. */
  sentence: string
  /** Costs that are lost. */
  amount?: {
    /** Decimal string with two decimals. */
    amount: string
    /** ISO 4217. */
    currency: string
  }
  /** Ids of `citations`. */
  citations: Array<string>
}

export interface Webhook {
  id: string
  /** Where events are sent by POST: https, reachable from the public internet. Redirects are not followed. */
  url: string
  description: string | null
  event_types: Array<string>
  profile_ids: Array<string> | null
  warn_email: string | null
  /** Failing: 10 failures in a row or a series of attempts exhausted; events are still sent. */
  status: 'active' | 'failing' | 'disabled'
  disabled_reason: 'by_owner' | 'gone' | 'failed_for_days' | null
  failing_since: string | null
  broke_at: string | null
  previous_secret_expires_at: string | null
  created_at: string
  updated_at: string
}

export interface WebhookAttempt {
  /** A number from 1. */
  number: number
  at: string
  status: number | null
  error: string | null
  latency_ms: number
  /** The beginning of the answer, 16 KiB at most. */
  excerpt: string
}

export interface WebhookDelivery {
  id: string
  /** Also the header `webhook-id`. */
  event_id: string
  event_type: string
  /** Exhausted: all attempts failed. Discarded: the endpoint was disabled. Both can be replayed. */
  status: 'pending' | 'succeeded' | 'retrying' | 'exhausted' | 'discarded'
  attempt_count: number
  next_attempt_at: string | null
  created_at: string
  finished_at: string | null
  /** The last ten, newest first. */
  attempts: Array<WebhookAttempt>
}

export interface WebhookDisabledEvent {
  type: 'webhook.disabled'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    webhook_id: string
    /** Where to read the rest: an address below this service. */
    url: string
    reason: 'by_owner' | 'gone' | 'failed_for_days'
    failing_since: string | null
  }
}

export interface WebhookFailingEvent {
  type: 'webhook.failing'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    webhook_id: string
    /** Where to read the rest: an address below this service. */
    url: string
    failing_since: string
    /** When it will be disabled unless it succeeds. */
    disabled_at: string
    /**
     * How much of that time has passed.
     * A number from 0 to 100.
     */
    percent: number
  }
}

export interface WebhookReplay {
  /** Events that are sent again, 100 a second at most. */
  count: number
  job_id: string | null
}

export interface WebhookTestEvent {
  type: 'webhook.test'
  /** When it happened. */
  timestamp: string
  /** The same on every attempt; in the header `webhook-id`, too. */
  id: string
  data: {
    webhook_id: string
    /** Where to read the rest: an address below this service. */
    url: string
  }
}

export interface WebhookWithSecret {
  id: string
  /** Where events are sent by POST: https, reachable from the public internet. Redirects are not followed. */
  url: string
  description: string | null
  event_types: Array<string>
  profile_ids: Array<string> | null
  warn_email: string | null
  /** Failing: 10 failures in a row or a series of attempts exhausted; events are still sent. */
  status: 'active' | 'failing' | 'disabled'
  disabled_reason: 'by_owner' | 'gone' | 'failed_for_days' | null
  failing_since: string | null
  broke_at: string | null
  previous_secret_expires_at: string | null
  created_at: string
  updated_at: string
  /** `whsec_` and 32 bytes in base64. It is shown here and never again. */
  secret: string
  verification?: WebhookDelivery
}

/** A programme, and what a reviewer should look at in it. */
export interface WrittenProgramme {
  /** Stable, whatever the slug. */
  id: string
  /** The programme's name in addresses: a–z, 0–9 and hyphens. */
  slug: string
  /** Its place in the catalogue. */
  state: 'draft' | 'published' | 'withdrawn'
  version: number | null
  first_published_at: string | null
  published_at: string | null
  draft_updated_at: string | null
  withdrawn: {
    /** An instant (RFC 3339). */
    at: string
    /** Why. By language (ISO 639-1); at least one. */
    reason: Record<string, string>
  } | null
  /** The call's status now, from its dates unless the publisher set it. */
  status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  call_state: CallState
  /** The title. By language (ISO 639-1); at least one. */
  title: Record<string, string>
  /** What it is, in a few sentences. By language (ISO 639-1); at least one. */
  summary?: Record<string, string>
  authority?: {
    /** Who publishes the call. By language (ISO 639-1); at least one. */
    name: Record<string, string>
    /** An http or https address. */
    url?: string
  }
  /** ISO 3166-1 alpha-2 of the Member State that grants, or EU. */
  country?: string
  source?: {
    /** An http or https address. */
    url: string
    /** An instant (RFC 3339). */
    retrieved_at?: string
    licence?: string
  }
  /** Written to show the service: not a real call. */
  sample?: boolean
  /** Known from a pre-publication only: verdicts are forecasts. */
  provisional?: boolean
  /** A calendar day. */
  published_on?: string
  /** A calendar day. */
  expected_award_on?: string
  /** A calendar day. */
  expenses_eligible_from?: string
  /** Ids elsewhere (ΑΔΑ, ΟΠΣ, …). */
  external_ids?: Array<{
    scheme: string
    value: string
  }>
  funding: Funding
  /** State-aid regimes. */
  legal_basis?: Array<{
    /** The State-aid regime. */
    regime:
      | 'de_minimis_2023_2831'
      | 'gber_651_2014'
      | 'sgei_2023_2832'
      | 'agriculture_1408_2013'
      | 'fishery_717_2014'
      | 'rrf'
      | 'notified'
      | 'no_aid'
      | 'other'
    article?: string
    reference?: string
    /** A calendar day. */
    valid_to?: string
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** Paid for by a fund of the Union: one expense is declared for one operation only. */
  union_fund?: boolean
  /** Calls that name the same group exclude each other for one applicant. */
  exclusive?: Array<{
    /** A short name, unique in its list. */
    group: string
    /** Who counts as one applicant. */
    per: 'tax_id' | 'person' | 'single_undertaking'
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** What the call says of other aid for the same costs. */
  cumulation?: {
    /** Other aid for the same costs. */
    same_costs: 'exclusive' | 'within_intensity'
    /**
     * Percent.
     * A number from 0 to 100.
     */
    max_percent?: number
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }
  eligibility: Expression
  /** Costs that count. */
  eligible_costs?: Array<{
    category: string
    /** The costs. By language (ISO 639-1); at least one. */
    title: Record<string, string>
    /**
     * Percent.
     * A number from 0 to 100.
     */
    max_percent_of_total?: number
    max_amount?: ExactMoney
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** Supporting documents. */
  required_documents?: Array<{
    /** A short name, unique in its list. */
    id: string
    /** The supporting document. By language (ISO 639-1); at least one. */
    title: Record<string, string>
    /** When it is asked for. */
    stage?: 'submission' | 'inclusion' | 'payment' | 'completion'
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
  }>
  /** What it is for; a filter, never a criterion. */
  objectives?: Array<string>
  /** Source documents. */
  documents: Array<DocumentMeta>
  /** The call: its dates. Its status is computed from them whenever it is read. */
  call: {
    /** A wall-clock moment: an instant and the zone it was published in. */
    opens_at?: {
      /** An instant (RFC 3339). */
      at: string
      /** An IANA time zone. */
      time_zone: string
    }
    /** Deadlines; none is "no date known". */
    deadlines: Array<Deadline>
    /** How applications are chosen. */
    selection?: 'first_come' | 'comparative' | 'automatic'
    suspended?: Suspension
  }
  budget_lines?: Array<{
    /** A short name, unique in its list. */
    id: string
    /** The line. By language (ISO 639-1); at least one. */
    title?: Record<string, string>
    /** Regions. */
    regions?: Array<string>
    region_category?: string
    amount?: ExactMoney
    absorbed?: ExactMoney
    /** A calendar day. */
    as_of?: string
    suspended?: Suspension
    /** Where this stands in the documents. */
    citations?: Array<Anchor>
    /** The call's status now, from its dates unless the publisher set it. */
    status: 'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'
  }>
  /** Criteria, dates, amounts and percentages that say something else than the sentences they cite. */
  notes: Array<{
    /** Of a criterion, or of the sentence beside a value. */
    pointer: string
    text: string
  }>
}

/** A named zone finer than NUTS 3: municipalities, communities or postal codes. */
export interface ZoneCriterion {
  kind: 'zone'
  /** A short name, unique in its list. */
  id: string
  /** What it is about. By language (ISO 639-1); at least one. */
  title?: Record<string, string> | undefined
  /** An obligation binds after award: shown, and never decides. */
  effect?: 'eligibility' | 'obligation' | undefined
  /** When the condition is tested; at submission unless said otherwise. */
  at?:
    | {
        /** A day of the procedure. */
        event: 'submission' | 'publication' | 'award'
      }
    | {
        event: 'fixed'
        /** A calendar day. */
        date: string
      }
    | undefined
  /** Where this stands in the documents. */
  citations?: Array<Anchor> | undefined
  /** Which place of the business is meant. */
  of: 'any_establishment' | 'headquarters' | 'investment_site'
  zone: {
    /** The zone. By language (ISO 639-1); at least one. */
    name: Record<string, string>
    /** Regions. */
    nuts?: Array<string> | undefined
    municipalities?: Array<string> | undefined
    postal_codes?: Array<string> | undefined
  }
  /** A calendar day. */
  established_on?: string | undefined
}

/** Parameters of “List profiles, newest first”. */
export interface ProfileListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /** Your own id. */
  external_id?: string | undefined
  /** Tax number as stored: a Greek AFM has nine digits. */
  tax_id?: string | undefined
  /** Kind of profile. */
  kind?: 'business' | 'client' | undefined
  /** Only those with this tag. */
  tag?: string | undefined
  /** Words in name, external id or tax number; accents and capitals do not matter. */
  q?: string | undefined
}

/** Parameters of “Import profiles from a file”. */
export interface ProfileImportFileQuery {
  /**
   * Checks and compares everything, writes nothing.
   * @defaultValue false
   */
  dry_run?: boolean | undefined
}

/** Answer of “Import profiles from a file”. */
export interface ProfileImportFileAnswer {
  job_id: string
  /** Address of the job. */
  url: string
}

/** Parameters of “Size of a business and how it was reached”. */
export interface ProfileSizeQuery {
  /** Answers as on that day. `YYYY-MM-DD`. */
  as_of?: string | undefined
}

/** Parameters of “Which matches can be taken together, and the best set”. */
export interface ProfileCompatibleQuery {
  /** Answers as on that day. `YYYY-MM-DD`. */
  as_of?: string | undefined
  /** Only among these programmes. */
  programme_slugs?: Array<string> | undefined
}

/** Parameters of “De minimis ledger of the single undertaking”. */
export interface DeMinimisGetQuery {
  /** Expected day of award; today unless given. `YYYY-MM-DD`. */
  award_on?: string | undefined
  /** Member State that would grant; the profile’s country unless given. */
  member_state?: string | undefined
  /** Euros that are to fit, for `frees_up_at`. */
  amount?: string | undefined
  /** Whether links through natural persons count: practice differs by authority. */
  count_persons?: boolean | undefined
}

/** Parameters of “List programmes”. */
export interface ProgrammeListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /**
   * Calls open to this activity code (exact-set semantics: a listed parent does not include its children). Without
   * `scheme` the code must be readable in one way only.
   */
  kad?: string | undefined
  /** The classification a code belongs to. */
  scheme?: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf' | undefined
  /** Calls open to a business in this region: a NUTS code or a name. */
  region?: string | undefined
  /** Calls open to a business of this size. */
  business_size?: 'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large' | undefined
  /**
   * Calls that may give at least this much to one beneficiary, in euros. Calls of unknown amounts are listed, too,
   * and say so in `uncertain`.
   * A number from 0 to 9999999999999.
   */
  subsidy_min?: number | undefined
  /**
   * Calls that give this much or less, in euros.
   * A number from 0 to 9999999999999.
   */
  subsidy_max?: number | undefined
  /**
   * Statuses, comma-separated.
   * @defaultValue ["open","forecasted","paused","unknown"]
   */
  status?: Array<'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'> | undefined
  /** Any of these forms of aid, comma-separated. */
  instrument?:
    | Array<
        | 'grant'
        | 'loan'
        | 'guarantee'
        | 'tax_exemption'
        | 'tax_credit'
        | 'voucher'
        | 'equity'
        | 'interest_subsidy'
        | 'leasing_subsidy'
        | 'wage_subsidy'
        | 'repayable_advance'
        | 'prize'
        | 'advisory'
        | 'training'
        | 'other'
      >
    | undefined
  /** Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not among them. */
  country?: Array<string> | undefined
  /** Programmes with any of these objectives, as the facet `objective` has them, comma-separated. */
  objective?: Array<string> | undefined
  /**
   * The next deadline is before this day, in the call's own zone; calls whose date is not known are listed, too, and
   * say so in `uncertain`.
   */
  closing_before?: string | undefined
  /** The next deadline is after this day; calls without a date are listed, too, and say so in `uncertain`. */
  closing_after?: string | undefined
  /**
   * Whether programmes are listed of which a filter cannot tell, because an amount, a date or a condition is not
   * known. They are marked in `uncertain`.
   * @defaultValue true
   */
  include_unknown?: boolean | undefined
  /** Published in its present version at or after this instant. */
  updated_since?: string | undefined
  /** deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z. */
  sort?: 'deadline' | 'updated' | 'amount' | 'title' | undefined
}

/** Parameters of “Search programmes”. */
export interface ProgrammeSearchQuery {
  /** What to look for. */
  q: string
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /**
   * Calls open to this activity code (exact-set semantics: a listed parent does not include its children). Without
   * `scheme` the code must be readable in one way only.
   */
  kad?: string | undefined
  /** The classification a code belongs to. */
  scheme?: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf' | undefined
  /** Calls open to a business in this region: a NUTS code or a name. */
  region?: string | undefined
  /** Calls open to a business of this size. */
  business_size?: 'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large' | undefined
  /**
   * Calls that may give at least this much to one beneficiary, in euros. Calls of unknown amounts are listed, too,
   * and say so in `uncertain`.
   * A number from 0 to 9999999999999.
   */
  subsidy_min?: number | undefined
  /**
   * Calls that give this much or less, in euros.
   * A number from 0 to 9999999999999.
   */
  subsidy_max?: number | undefined
  /**
   * Statuses, comma-separated.
   * @defaultValue ["open","forecasted","paused","unknown"]
   */
  status?: Array<'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'> | undefined
  /** Any of these forms of aid, comma-separated. */
  instrument?:
    | Array<
        | 'grant'
        | 'loan'
        | 'guarantee'
        | 'tax_exemption'
        | 'tax_credit'
        | 'voucher'
        | 'equity'
        | 'interest_subsidy'
        | 'leasing_subsidy'
        | 'wage_subsidy'
        | 'repayable_advance'
        | 'prize'
        | 'advisory'
        | 'training'
        | 'other'
      >
    | undefined
  /** Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not among them. */
  country?: Array<string> | undefined
  /** Programmes with any of these objectives, as the facet `objective` has them, comma-separated. */
  objective?: Array<string> | undefined
  /**
   * The next deadline is before this day, in the call's own zone; calls whose date is not known are listed, too, and
   * say so in `uncertain`.
   */
  closing_before?: string | undefined
  /** The next deadline is after this day; calls without a date are listed, too, and say so in `uncertain`. */
  closing_after?: string | undefined
  /**
   * Whether programmes are listed of which a filter cannot tell, because an amount, a date or a condition is not
   * known. They are marked in `uncertain`.
   * @defaultValue true
   */
  include_unknown?: boolean | undefined
  /** Published in its present version at or after this instant. */
  updated_since?: string | undefined
  /** relevance: best first. */
  sort?: 'relevance' | 'deadline' | 'updated' | 'amount' | 'title' | undefined
  /** What to count, comma-separated: how many programmes each value would leave, the other filters kept. */
  facets?: Array<'status' | 'instrument' | 'business_size' | 'country' | 'objective'> | undefined
}

/** Parameters of “Export the list of programmes”. */
export interface ProgrammeExportQuery {
  /**
   * Calls open to this activity code (exact-set semantics: a listed parent does not include its children). Without
   * `scheme` the code must be readable in one way only.
   */
  kad?: string | undefined
  /** The classification a code belongs to. */
  scheme?: 'kad_2025' | 'kad_2008' | 'nace_2.1' | 'nace_2' | 'naf' | undefined
  /** Calls open to a business in this region: a NUTS code or a name. */
  region?: string | undefined
  /** Calls open to a business of this size. */
  business_size?: 'micro' | 'small' | 'medium' | 'small_mid_cap' | 'large' | undefined
  /**
   * Calls that may give at least this much to one beneficiary, in euros. Calls of unknown amounts are listed, too,
   * and say so in `uncertain`.
   * A number from 0 to 9999999999999.
   */
  subsidy_min?: number | undefined
  /**
   * Calls that give this much or less, in euros.
   * A number from 0 to 9999999999999.
   */
  subsidy_max?: number | undefined
  /**
   * Statuses, comma-separated.
   * @defaultValue ["open","forecasted","paused","unknown"]
   */
  status?: Array<'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'> | undefined
  /** Any of these forms of aid, comma-separated. */
  instrument?:
    | Array<
        | 'grant'
        | 'loan'
        | 'guarantee'
        | 'tax_exemption'
        | 'tax_credit'
        | 'voucher'
        | 'equity'
        | 'interest_subsidy'
        | 'leasing_subsidy'
        | 'wage_subsidy'
        | 'repayable_advance'
        | 'prize'
        | 'advisory'
        | 'training'
        | 'other'
      >
    | undefined
  /** Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not among them. */
  country?: Array<string> | undefined
  /** Programmes with any of these objectives, as the facet `objective` has them, comma-separated. */
  objective?: Array<string> | undefined
  /**
   * The next deadline is before this day, in the call's own zone; calls whose date is not known are listed, too, and
   * say so in `uncertain`.
   */
  closing_before?: string | undefined
  /** The next deadline is after this day; calls without a date are listed, too, and say so in `uncertain`. */
  closing_after?: string | undefined
  /**
   * Whether programmes are listed of which a filter cannot tell, because an amount, a date or a condition is not
   * known. They are marked in `uncertain`.
   * @defaultValue true
   */
  include_unknown?: boolean | undefined
  /** Published in its present version at or after this instant. */
  updated_since?: string | undefined
  /**
   * Format of the file; json: the whole programmes.
   * @defaultValue "csv"
   */
  format?: 'csv' | 'xlsx' | 'json' | undefined
  /**
   * Of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect.
   * @defaultValue "point"
   */
  decimal?: 'point' | 'comma' | undefined
  /** deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z. */
  sort?: 'deadline' | 'updated' | 'amount' | 'title' | undefined
}

/** Parameters of “Read a programme”. */
export interface ProgrammeGetQuery {
  /** A published version by number, or `draft` (needs catalogue:write). Default: the current one. */
  version?: 'draft' | string | undefined
}

/** Parameters of “List the versions of a programme”. */
export interface ProgrammeHistoryQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
}

/** Parameters of “Compare two versions of a programme”. */
export interface ProgrammeChangesQuery {
  /**
   * The earlier version. Default: the one before.
   * A number from 1.
   */
  from?: number | undefined
  /**
   * The later version. Default: the current one.
   * A number from 1.
   */
  to?: number | undefined
}

/** Parameters of “Import programmes from a file”. */
export interface ProgrammeImportFileQuery {
  /** What the file is; found out by its content unless given. */
  format?:
    | 'fr-mission-transition'
    | 'fr-schema'
    | 'it-incentivi'
    | 'eu-calls'
    | 'us-pennsylvania'
    | 'common-grants'
    | 'programmes'
    | 'template'
    | undefined
  /**
   * Whether accounts are told of each programme; false for a first import.
   * @defaultValue true
   */
  notify?: boolean | undefined
  /**
   * Checks and compares everything, writes nothing.
   * @defaultValue false
   */
  dry_run?: boolean | undefined
  /** An instant (RFC 3339). */
  retrieved_at?: string | undefined
  /**
   * The collection that the file is the whole of; its programmes that are not in the file are reported as vanished.
   * Default: the format.
   */
  collection?: string | undefined
}

/** Answer of “Import programmes from a file”. */
export interface ProgrammeImportFileAnswer {
  job_id: string
  /** Address of the job. */
  url: string
}

/** Parameters of “List the changes of the draft”. */
export interface ProgrammeDraftChangesQuery {
  /**
   * How many to return.
   * A number from 1 to 20.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
}

/** Body of “Stop the call”. */
export interface ProgrammeCloseParams {
  /** Default closed. */
  status?: 'closed' | 'exhausted' | 'paused' | undefined
  /** From when; default now. Only a pause of a call that is not stopped may begin later. */
  since?: string | undefined
  /** Why. By language (ISO 639-1); at least one. */
  reason?: Record<string, string> | undefined
}

/** Body of “Withdraw a programme”. */
export interface ProgrammeWithdrawParams {
  /** Why. By language (ISO 639-1); at least one. */
  reason: Record<string, string>
}

/** Parameters of “Read a call document into a draft”. */
export interface ProgrammeExtractQuery {
  /** The programme's name in addresses: a–z, 0–9 and hyphens. */
  slug?: string | undefined
  /**
   * amendment: a decision that changes the programme of `slug`; its draft is changed, each difference cited.
   * @defaultValue "call"
   */
  role?: 'call' | 'amendment' | undefined
  /** The title; the first heading or line unless given. */
  title?: string | undefined
  /** Of the document; found out by its letters unless given. */
  language?: 'el' | 'en' | undefined
  /**
   * ISO 3166-1 alpha-2 of the Member State that grants, or EU. Unless given, the one country in which the text says
   * that applicants are established, else GR; of an amendment, that of its programme.
   */
  country?: string | undefined
  /**
   * Of the hours that the document tells; by default Europe/Athens, Europe/Brussels for EU; of an amendment, that of
   * its programme.
   */
  time_zone?: string | undefined
  /** Where the document was published. */
  url?: string | undefined
  /** An instant (RFC 3339). */
  retrieved_at?: string | undefined
  /**
   * Reads and reports, stores nothing; the canonical text is in the answer.
   * @defaultValue false
   */
  dry_run?: boolean | undefined
}

/** Parameters of “The account’s profiles that a programme fits”. */
export interface ProgrammeMatchesQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /** Verdicts wanted; by default all but `not_eligible`. */
  eligibility?: Array<'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'> | undefined
}

/** Parameters of “Programmes that fit a profile, with reasoning and citations”. */
export interface MatchListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /** Verdicts wanted; by default all but `not_eligible`. */
  eligibility?: Array<'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'> | undefined
  /** Statuses of the call; by default open, forecasted, paused and unknown. */
  status?: Array<'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'> | undefined
  /**
   * Least score.
   * A number from 0 to 100.
   */
  min_score?: number | undefined
  /** The next deadline is before this day, in the call's own zone. */
  closing_before?: string | undefined
  /** Open to this activity code. */
  kad?: string | undefined
  /** Open to this region: NUTS code or name. */
  region?: string | undefined
  /** Instruments. */
  instrument?:
    | Array<
        | 'grant'
        | 'loan'
        | 'guarantee'
        | 'tax_exemption'
        | 'tax_credit'
        | 'voucher'
        | 'equity'
        | 'interest_subsidy'
        | 'leasing_subsidy'
        | 'wage_subsidy'
        | 'repayable_advance'
        | 'prize'
        | 'advisory'
        | 'training'
        | 'other'
      >
    | undefined
  /**
   * Best first: `score`, `amount` (expected subsidy); nearest first: `deadline`.
   * @defaultValue "score"
   */
  sort?: 'score' | 'deadline' | 'amount' | undefined
  /** Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`. */
  as_of?: string | undefined
}

/** Parameters of “Export the matches of a profile”. */
export interface MatchExportQuery {
  /**
   * Format of the file.
   * @defaultValue "csv"
   */
  format?: 'csv' | 'xlsx' | undefined
  /**
   * Of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect.
   * @defaultValue "point"
   */
  decimal?: 'point' | 'comma' | undefined
  /** Verdicts wanted; by default all but `not_eligible`. */
  eligibility?: Array<'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'> | undefined
  /** Statuses of the call; by default open, forecasted, paused and unknown. */
  status?: Array<'forecasted' | 'open' | 'paused' | 'closed' | 'exhausted' | 'unknown'> | undefined
  /** Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`. */
  as_of?: string | undefined
}

/** Body of “Score matches again”. */
export interface MatchRecomputeParams {
  /** Only these profiles. */
  profile_ids?: Array<string> | undefined
  /** Only these programmes. */
  programme_slugs?: Array<string> | undefined
}

/** Answer of “Score matches again”. */
export interface MatchRecomputeAnswer {
  /** Job id. */
  job_id: string
  /** Address of the job. */
  url: string
}

/** Body of “Match a profile without storing it”. */
export interface MatchPreviewParams {
  profile: ProfileBody
  /** Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`. */
  as_of?: string | undefined
  /** Only these programmes. */
  programme_slugs?: Array<string> | undefined
  /**
   * How many to return, best first.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
}

/** Answer of “Match a profile without storing it”. */
export interface MatchPreviewAnswer {
  data: Array<Match>
  /** How many match in all. */
  total: number
}

/** Parameters of “Why a programme fits a profile or does not”. */
export interface MatchReasoningQuery {
  /** Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`. */
  as_of?: string | undefined
}

/** Parameters of “Which missing fact would decide most, and what would turn a refusal”. */
export interface MatchQuestionsQuery {
  /** Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`. */
  as_of?: string | undefined
}

/** Parameters of “A match on one page for the client”. */
export interface MatchMemoQuery {
  /**
   * Format of the file.
   * @defaultValue "docx"
   */
  format?: 'docx' | 'pdf' | undefined
  /** Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`. */
  as_of?: string | undefined
}

/** Parameters of “Which missing fact, over all profiles, would decide most”. */
export interface QuestionsListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`. */
  as_of?: string | undefined
}

/** Parameters of “List alerts, newest first”. */
export interface AlertListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
}

/** Body of “Create an alert”. */
export interface AlertCreateParams {
  name?: string | null | undefined
  /** A paused alert sends nothing; `active` unless given. */
  status?: 'active' | 'paused' | undefined
  /** Language of the messages; Greek unless given. */
  language?: 'el' | 'en' | undefined
  trigger: AlertTrigger
  schedule?: AlertSchedule | undefined
  /** Where it is told. */
  channels: Array<AlertChannel>
}

/** Body of “Which notices an alert would send, and when”. */
export interface AlertPreviewParams {
  name?: string | null | undefined
  /** A paused alert sends nothing; `active` unless given. */
  status?: 'active' | 'paused' | undefined
  /** Language of the messages; Greek unless given. */
  language?: 'el' | 'en' | undefined
  trigger: AlertTrigger
  schedule?: AlertSchedule | undefined
  /** Where it would be told. */
  channels?: Array<AlertChannel> | undefined
  /**
   * How far to look ahead; 366 unless given.
   * A number from 1 to 366.
   */
  horizon_days?: number | undefined
}

/** Body of “Replace an alert”. */
export interface AlertReplaceParams {
  name?: string | null | undefined
  /** A paused alert sends nothing; `active` unless given. */
  status?: 'active' | 'paused' | undefined
  /** Language of the messages; Greek unless given. */
  language?: 'el' | 'en' | undefined
  trigger: AlertTrigger
  schedule?: AlertSchedule | undefined
  /** Where it is told. */
  channels: Array<AlertChannel>
}

/** Parameters of “What an alert has told, newest first: sent, failed, waiting, or suppressed with the reason”. */
export interface AlertNotificationsQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /** Only those in this state. */
  status?: 'scheduled' | 'sent' | 'failed' | 'suppressed' | undefined
}

/** Body of “Make the address of a calendar feed”. */
export interface CalendarTokenCreateParams {
  /** Which feed of the account; `main` unless given. The same name again replaces its address. */
  name?: string | undefined
  /** Language of the entries; Greek unless given. */
  language?: 'el' | 'en' | undefined
  /** How long before the deadline (or the opening). Several that are due at once are told as one: the nearest. */
  lead_times?: Array<string> | undefined
  filter?: AlertFilter | undefined
}

/** Parameters of “List drafts, newest first”. */
export interface DraftListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /** Only of this profile. */
  profile_id?: string | undefined
  /** Only for this programme. */
  programme?: string | undefined
  /** Only of this template. */
  template?: 'gr-development-law' | 'gr-espa' | 'eu-innovation' | 'business-plan' | undefined
}

/** Parameters of “Export a draft as a file”. */
export interface DraftExportQuery {
  /**
   * Format of the file.
   * @defaultValue "docx"
   */
  format?: 'docx' | 'pdf' | 'html' | 'md' | 'json' | undefined
}

/** Body of “Register a webhook”. */
export interface WebhookCreateParams {
  /** Where events are sent by POST: https, reachable from the public internet. Redirects are not followed. */
  url: string
  /** Which events are sent. */
  event_types: Array<
    | 'programme.created'
    | 'match.scored'
    | 'deadline.approaching'
    | 'draft.completed'
    | 'draft.failed'
    | 'programme.updated'
    | 'programme.closed'
    | 'webhook.failing'
    | 'webhook.disabled'
  >
  /** For your own orientation. */
  description?: string | undefined
  /** Events about profiles are sent for these only; events about none always. */
  profile_ids?: Array<string> | undefined
  /**
   * Who is warned by mail when it keeps failing and when it is disabled. The address is asked first whether it
   * agrees.
   */
  warn_email?: string | undefined
  /**
   * Send a signed `webhook.test` at once and tell what came of it: whether the address can be reached. A receiver
   * that checks signatures refuses it, since the secret comes with this answer; test such a one by `POST
   * /webhooks/{id}/test`.
   */
  verify?: boolean | undefined
}

/** Parameters of “List webhooks, newest first”. */
export interface WebhookListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
}

/** Body of “Change a webhook, or switch it on or off”. */
export interface WebhookUpdateParams {
  /** Where events are sent by POST: https, reachable from the public internet. Redirects are not followed. */
  url?: string | undefined
  /** Which events are sent. */
  event_types?:
    | Array<
        | 'programme.created'
        | 'match.scored'
        | 'deadline.approaching'
        | 'draft.completed'
        | 'draft.failed'
        | 'programme.updated'
        | 'programme.closed'
        | 'webhook.failing'
        | 'webhook.disabled'
      >
    | undefined
  description?: string | null | undefined
  profile_ids?: Array<string> | null | undefined
  warn_email?: string | null | undefined
  /** Switches it on with a clean slate, or off. */
  status?: 'active' | 'disabled' | undefined
}

/** Body of “Replace the secret of a webhook”. */
export interface WebhookRotateSecretParams {
  /**
   * How long the old secret signs beside the new one; 24 unless given.
   * A number from 0 to 168.
   */
  overlap_hours?: number | undefined
}

/** Parameters of “Deliveries of a webhook with their attempts, newest event first”. */
export interface WebhookDeliveriesQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /** Only those in this state. */
  status?: 'pending' | 'succeeded' | 'retrying' | 'exhausted' | 'discarded' | undefined
  /** Only those of this event type. */
  type?:
    | 'programme.created'
    | 'match.scored'
    | 'deadline.approaching'
    | 'draft.completed'
    | 'draft.failed'
    | 'programme.updated'
    | 'programme.closed'
    | 'webhook.failing'
    | 'webhook.disabled'
    | 'webhook.test'
    | undefined
}

/** Body of “Send events again”. */
export interface WebhookReplayParams {
  /** These events. */
  ids?: Array<string> | undefined
  /** Events that happened from then on. Events are kept 30 days. */
  since?: string | undefined
  /** With `since`: events that happened before. */
  until?: string | undefined
  /** Everything that did not arrive since the webhook last began to fail. */
  since_broken?: boolean | undefined
  /** Only tell how many there are. */
  dry_run?: boolean | undefined
}

/** Parameters of “Events of the account and of the catalogue, oldest first”. */
export interface EventListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
  /** Only these types. */
  type?:
    | Array<
        | 'programme.created'
        | 'match.scored'
        | 'deadline.approaching'
        | 'draft.completed'
        | 'draft.failed'
        | 'programme.updated'
        | 'programme.closed'
        | 'webhook.failing'
        | 'webhook.disabled'
        | 'webhook.test'
      >
    | undefined
  /** Only events after this one. */
  after?: string | undefined
}

/** Parameters of “Who changed what, newest first”. */
export interface AccountAuditQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
}

/** Parameters of “API keys, newest first”. */
export interface ApiKeyListQuery {
  /**
   * How many to return.
   * A number from 1 to 100.
   * @defaultValue 20
   */
  limit?: number | undefined
  /** The `next_cursor` of the page before. Opaque; valid for the same filters only. */
  cursor?: string | undefined
}

/** Body of “Make an API key”. */
export interface ApiKeyCreateParams {
  name: string
  scopes: Array<Scope>
  /** Only a mark in the key's text; `live` unless given. */
  environment?: 'live' | 'test' | undefined
  /** Never, unless given. */
  expires_at?: string | undefined
}

/** Body of “Replace an API key”. */
export interface ApiKeyRotateParams {
  /**
   * How long the old key goes on; 24 unless given.
   * A number from 0 to 168.
   */
  overlap_hours?: number | undefined
}

/** What happened, as it is pushed to a webhook or polled; its `type` tells which. Types may be added within v1: leave alone what you do not know. */
export type Event =
  | ProgrammeCreatedEvent
  | MatchScoredEvent
  | DeadlineApproachingEvent
  | DraftCompletedEvent
  | DraftFailedEvent
  | ProgrammeUpdatedEvent
  | ProgrammeClosedEvent
  | WebhookFailingEvent
  | WebhookDisabledEvent
  | WebhookTestEvent

/** Types of events. */
export type EventType = Event['type']
