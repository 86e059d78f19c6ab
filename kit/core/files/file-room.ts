/** How much the files of one customer may be, whoever sent them. */
export const MAX_CUSTOMER_FILES = 200
export const MAX_CUSTOMER_BYTES = 1024 ** 3

/** What is said when there is no room for another. */
export const noRoomMessage = 'This account already holds as many files as it can: 200 files, 1 GB in all'

/** Whether a customer who keeps `kept` has room for one more file of `size` bytes. */
export function hasRoomFor(size: number, stored: { count: number; bytes: number }): boolean {
  return stored.count < MAX_CUSTOMER_FILES && stored.bytes + size <= MAX_CUSTOMER_BYTES
}
