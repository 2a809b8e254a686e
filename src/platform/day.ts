/**
 * Tells the calendar day of a moment in a time zone. The last day told is kept with its bounds: every call asks for today, and
 * `Temporal` works it out from the zone's rules each time.
 */
export function dayIn(timeZone: string): (moment: Temporal.Instant) => string {
  let day = { text: '', from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY }
  return (moment) => {
    const at = moment.epochMilliseconds
    if (at < day.from || at >= day.until) {
      const begin = moment.toZonedDateTimeISO(timeZone).startOfDay()
      day = {
        text: begin.toPlainDate().toString(),
        from: begin.epochMilliseconds,
        until: begin.add({ days: 1 }).epochMilliseconds,
      }
    }
    return day.text
  }
}
