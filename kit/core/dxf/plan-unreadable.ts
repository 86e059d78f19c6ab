/** A drawing that is broken, empty or too large to be shown; the message is for people. */
export class PlanUnreadable extends Error {
  override name = 'PlanUnreadable'
}
