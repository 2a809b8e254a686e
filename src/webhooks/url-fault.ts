import type { Fault } from '../platform/problem.ts'
import { longestUrl, type AddressFault } from './guard.ts'

/** What is wrong with the address of an endpoint, and what would be right. */
export function urlFault(code: AddressFault, allowHttp: boolean): Fault {
  const scheme = allowHttp ? 'https:// ή http://' : 'https://'
  const details: Record<AddressFault, Fault['detail']> = {
    not_a_url: {
      en: 'it is not a URL; give one like https://example.org/hooks',
      el: 'δεν είναι διεύθυνση URL· δώστε μία όπως https://example.org/hooks',
    },
    too_long: {
      en: `it has more than ${longestUrl} characters as it is called, where other than Latin letters become several`,
      el: `έχει πάνω από ${longestUrl} χαρακτήρες όπως καλείται, όπου τα μη λατινικά γράμματα γίνονται περισσότεροι`,
    },
    scheme: { en: `it must begin with ${scheme.replace(' ή ', ' or ')}`, el: `πρέπει να αρχίζει με ${scheme}` },
    credentials: {
      en: 'it must hold no user name or password; every call is signed instead',
      el: 'δεν πρέπει να περιέχει όνομα χρήστη ή κωδικό· κάθε κλήση υπογράφεται',
    },
    port: {
      en: 'this port belongs to another protocol; use 443, or one above 1023 that is free for HTTP',
      el: 'η θύρα ανήκει σε άλλο πρωτόκολλο· χρησιμοποιήστε την 443 ή κάποια πάνω από 1023 που είναι ελεύθερη για HTTP',
    },
    forbidden_address: {
      en: 'it leads into a private network; give an address that can be reached from the public internet',
      el: 'οδηγεί σε ιδιωτικό δίκτυο· δώστε διεύθυνση προσβάσιμη από το δημόσιο διαδίκτυο',
    },
  }
  return { pointer: '/url', code, detail: details[code] }
}
