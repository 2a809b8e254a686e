import type { LeadTimeFault } from '../core/alerts/lead-time.ts'
import type { Text } from '../platform/language.ts'
import type { Fault } from '../platform/problem.ts'

const make =
  (code: string, en: string, el: string) =>
  (pointer: string): Fault => ({ pointer, code, detail: { en, el } })

/** What can be wrong with an alert, and what would be right. */
export const faults = {
  leadTimesMissing: make(
    'lead_times_missing',
    'say how long before the deadline, such as ["P7D", "PT24H"]',
    'δηλώστε πόσο πριν από την προθεσμία, π.χ. ["P7D", "PT24H"]',
  ),
  leadTimesNotUsed: make(
    'lead_times_not_used',
    'only deadline and call_opens have lead times; this trigger fires when it happens; leave them out',
    'χρόνους προειδοποίησης έχουν μόνο τα deadline και call_opens· αυτή η αφορμή ισχύει τη στιγμή που συμβαίνει· παραλείψτε τους',
  ),
  leadTimeRepeated: make(
    'lead_time_repeated',
    'it is the same as one before; give each once',
    'είναι ίδιος με προηγούμενο· δώστε καθέναν μία φορά',
  ),
  zone: make(
    'time_zone_unknown',
    'it is no zone of the IANA database; give one like Europe/Athens',
    'δεν είναι ζώνη ώρας της βάσης IANA· δώστε μία όπως Europe/Athens',
  ),
  quietAllDay: make(
    'quiet_all_day',
    'from and to are the same, so that no time is left; give two different times',
    'τα from και to είναι ίδια και δεν απομένει ώρα αποστολής· δώστε δύο διαφορετικές ώρες',
  ),
  atInQuietHours: make(
    'at_in_quiet_hours',
    'it falls in the quiet hours; give a time outside of them',
    'βρίσκεται μέσα στις ώρες ησυχίας· δώστε ώρα εκτός αυτών',
  ),
  noDayLeft: make(
    'no_day_left',
    'none of these days is a business day; add one from mon to fri, or leave business_days_only out',
    'καμία από αυτές τις ημέρες δεν είναι εργάσιμη· προσθέστε μία από mon έως fri ή παραλείψτε το business_days_only',
  ),
  fieldMissing: (pointer: string, field: string): Fault => ({
    pointer,
    code: 'field_missing',
    detail: { en: `this channel needs ${field}`, el: `αυτό το κανάλι χρειάζεται το πεδίο ${field}` },
  }),
  fieldNotUsed: (pointer: string, field: string): Fault => ({
    pointer,
    code: 'field_not_used',
    detail: {
      en: `this channel has no ${field}; leave it out`,
      el: `αυτό το κανάλι δεν έχει πεδίο ${field}· παραλείψτε το`,
    },
  }),
  address: make(
    'address_invalid',
    'it is not one plain mail address like info@example.org: no name, no list, no line ends, ASCII letters only (a domain of other letters in its xn-- form)',
    'δεν είναι μία απλή διεύθυνση, όπως info@example.org: χωρίς όνομα, κατάλογο ή αλλαγές γραμμής, μόνο με λατινικούς χαρακτήρες ASCII (όνομα τομέα με άλλους χαρακτήρες στη μορφή xn--)',
  ),
  addressRepeated: make(
    'address_repeated',
    'this address is named twice; name it once',
    'η διεύθυνση αναφέρεται δύο φορές· αναφέρετέ τη μία',
  ),
  chat: make(
    'chat_invalid',
    'it is no chat of Telegram; give a number like -1001234567890 or a name like @channel',
    'δεν είναι συνομιλία του Telegram· δώστε αριθμό όπως -1001234567890 ή όνομα όπως @channel',
  ),
  receiver: make(
    'receiver_invalid',
    'it is no user id of Viber; it is told to your bot when somebody subscribes',
    'δεν είναι αναγνωριστικό χρήστη του Viber· δίνεται στο bot όταν κάποιος εγγραφεί',
  ),
  telephone: make(
    'telephone_invalid',
    'it is no number with its country code, like +306912345678',
    'δεν είναι αριθμός με κωδικό χώρας, όπως +306912345678',
  ),
  mailNotOffered: make(
    'channel_not_offered',
    'this service has no mail server configured; use another channel, or ask its operator (SMTP_URL)',
    'η υπηρεσία δεν έχει ρυθμισμένο διακομιστή αλληλογραφίας· χρησιμοποιήστε άλλο κανάλι ή απευθυνθείτε στον διαχειριστή (SMTP_URL)',
  ),
  providerNotOffered: make(
    'channel_not_offered',
    'this service has no access to this provider configured; use another channel, or ask its operator',
    'η υπηρεσία δεν έχει ρυθμισμένη πρόσβαση σε αυτόν τον πάροχο· χρησιμοποιήστε άλλο κανάλι ή απευθυνθείτε στον διαχειριστή',
  ),
  slackAddress: (pointer: string, base: string): Fault => ({
    pointer,
    code: 'slack_address_invalid',
    detail: {
      en: `it is no incoming webhook of Slack; give one that begins with ${base}`,
      el: `δεν είναι εισερχόμενο webhook του Slack· δώστε διεύθυνση που αρχίζει με ${base}`,
    },
  }),
  urlShortened: make(
    'url_shortened',
    'it is an address as answers shorten it, and of no channel of this alert; give the whole address',
    'είναι διεύθυνση σε συντομευμένη μορφή και δεν ανήκει σε κανάλι αυτής της ειδοποίησης· δώστε ολόκληρη τη διεύθυνση',
  ),
  channelRepeated: make(
    'channel_repeated',
    'another channel of this alert goes to the same place; name it once',
    'άλλο κανάλι της ειδοποίησης οδηγεί στον ίδιο παραλήπτη· δηλώστε το μία φορά',
  ),
  webhookSubscribes: make(
    'webhook_subscribes_itself',
    'webhooks hear of this without an alert: subscribe one to match.scored, programme.updated or programme.closed',
    'τα webhooks το μαθαίνουν χωρίς ειδοποίηση: εγγράψτε ένα στα match.scored, programme.updated ή programme.closed',
  ),
  webhookUnknown: make(
    'webhook_unknown',
    'the account has no such webhook; list them with GET /webhooks',
    'ο λογαριασμός δεν έχει τέτοιο webhook· δείτε τα με GET /webhooks',
  ),
  profileUnknown: make(
    'profile_unknown',
    'the account has no such profile; list them with GET /profiles',
    'ο λογαριασμός δεν έχει τέτοιο προφίλ· δείτε τα με GET /profiles',
  ),
  schemeAlone: make(
    'scheme_without_kad',
    'it says how kad is read, and there is none; give both or neither',
    'ορίζει πώς διαβάζεται το kad, αλλά λείπει· δώστε και τα δύο ή κανένα',
  ),
  leadTimeShort: make(
    'lead_time_too_short',
    'what is sent less than five minutes before may arrive too late; give at least PT5M',
    'ό,τι αποστέλλεται λιγότερο από πέντε λεπτά πριν μπορεί να φτάσει αργά· δώστε τουλάχιστον PT5M',
  ),
  leadTime: (pointer: string, fault: LeadTimeFault): Fault => ({
    pointer,
    code: `lead_time_${fault}`,
    detail: leadTimes[fault],
  }),
} as const

const leadTimes: Readonly<Record<LeadTimeFault, Text>> = {
  not_a_duration: {
    en: 'it is no lead time; give whole days like P7D or P2W, or an exact time like PT24H or PT90M',
    el: 'δεν είναι χρόνος προειδοποίησης· δώστε ολόκληρες ημέρες, όπως P7D ή P2W, ή ακριβή χρόνο, όπως PT24H ή PT90M',
  },
  months_or_years: {
    en: 'months and years differ in length; give days, such as P30D',
    el: 'οι μήνες και τα έτη δεν έχουν σταθερή διάρκεια· δώστε ημέρες, π.χ. P30D',
  },
  zero: {
    en: 'nothing is told when a deadline is reached; give at least PT5M, or P0D for the morning of the day',
    el: 'όταν φτάσει η προθεσμία δεν αποστέλλεται τίποτα· δώστε τουλάχιστον PT5M ή P0D για το πρωί της ίδιας ημέρας',
  },
  too_long: {
    en: 'it is more than 366 days, which is the most',
    el: 'υπερβαίνει τις 366 ημέρες, που είναι το ανώτατο όριο',
  },
}

/** What a preview says beside. */
export const notes = {
  nothing: {
    code: 'filter_matches_nothing',
    detail: {
      en: 'At present the filter matches nothing: no notice would go out.',
      el: 'Προς το παρόν το φίλτρο δεν ταιριάζει με τίποτα: δεν θα αποσταλεί καμία ειδοποίηση.',
    },
  },
  unforeseen: {
    code: 'unforeseen',
    detail: {
      en: 'This trigger fires when it happens; nobody can say when.',
      el: 'Αυτή η αφορμή ισχύει τη στιγμή που συμβαίνει· δεν είναι γνωστό πότε.',
    },
  },
  noWebhook: {
    code: 'no_webhook_subscribes',
    detail: {
      en: 'No active webhook of the account subscribes to deadline.approaching; the events can be polled at GET /events.',
      el: 'Κανένα ενεργό webhook του λογαριασμού δεν είναι εγγεγραμμένο στο deadline.approaching· τα συμβάντα διαβάζονται από το GET /events.',
    },
  },
  unconfirmed: (address: string): { code: string; detail: Text } => ({
    code: 'address_unconfirmed',
    detail: {
      en: `${address} has not agreed yet; nothing is sent there until its owner follows the link in the mail.`,
      el: `Η διεύθυνση ${address} δεν έχει επιβεβαιωθεί· δεν αποστέλλεται τίποτα έως ότου ο κάτοχός της ακολουθήσει τον σύνδεσμο του μηνύματος.`,
    },
  }),
  unsubscribed: (address: string, at: Temporal.Instant | null): { code: string; detail: Text } => ({
    code: 'address_unsubscribed',
    detail:
      at === null
        ? {
            en: `${address} was unsubscribed by its owner; who saves the alert has it asked by mail, and nothing else is sent there until its owner agrees.`,
            el: `Ο κάτοχος της διεύθυνσης ${address} έχει διαγραφεί από τη λίστα· με την αποθήκευση της ειδοποίησης ερωτάται με μήνυμα και δεν αποστέλλεται τίποτε άλλο έως ότου συμφωνήσει.`,
          }
        : {
            en: `${address} was unsubscribed by its owner, who is asked by mail at ${at.toString({ smallestUnit: 'minute' })}, a day after the last question, if the alert is saved; nothing else is sent there until its owner agrees.`,
            el: `Ο κάτοχος της διεύθυνσης ${address} έχει διαγραφεί από τη λίστα· αν αποθηκευτεί η ειδοποίηση, ερωτάται με μήνυμα στις ${at.toString({ smallestUnit: 'minute' })}, μία ημέρα μετά την τελευταία ερώτηση, και δεν αποστέλλεται τίποτε άλλο έως ότου συμφωνήσει.`,
          },
  }),
  stopped: (address: string): { code: string; detail: Text } => ({
    code: 'address_unsubscribed',
    detail: {
      en: `${address} was unsubscribed by its owner; nothing is sent there until its owner agrees again. Name it in an alert to have it asked.`,
      el: `Η διεύθυνση ${address} διαγράφηκε από τον κάτοχό της· δεν αποστέλλεται τίποτα έως ότου συμφωνήσει εκ νέου. Αναφέρετέ τη σε ειδοποίηση για να ερωτηθεί.`,
    },
  }),
  slugUnknown: (slug: string): { code: string; detail: Text } => ({
    code: 'programme_unknown',
    detail: {
      en: `There is no published programme "${slug}" at present.`,
      el: `Προς το παρόν δεν υπάρχει δημοσιευμένο πρόγραμμα «${slug}».`,
    },
  }),
} as const
