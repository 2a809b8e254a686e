/** "The other regions" of the country. */
export const restOfRegions =
  /(?:(?:υπ?ολοιπ|λοιπ)\p{L}+|(?<!\p{L})αλλεσ) (?:\(?\d+\)? )?περιφερει|υπ?ολοιπη χωρα|υπ?ολοιπη ελλαδα|περιφερει\p{L}+ (?:που|οι οποιεσ) δεν (?:αναφερ|περιλαμβαν|κατονομαζ|ειναι στον)\p{L}*|regions (?:that|which) are not (?:named|listed|mentioned)|(?:other|remaining) (?:\p{L}+ )?regions|rest of (?:the country|greece)/u

/** A row or a key that itself says that its figures are rates. */
export const percentWords = /ενταση|ποσοστο|ενισχυ|επιχορηγ|επιδοτ|rate|intensity|grant|funding/u

/** "The regions that the table does not name". */
export const notInTable =
  /περιφερει\p{L}+ (?:που|οι οποιεσ) δεν (?:αναφερ|περιλαμβαν|κατονομαζ|ειναι στον)|regions (?:that|which) are not (?:named|listed|mentioned)/u
