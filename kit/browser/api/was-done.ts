/** Whether an action came to a good end; why it did not has been told by then. */
export function wasDone(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  )
}
