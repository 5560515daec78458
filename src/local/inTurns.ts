/** A queue of tasks that must not overlap: each starts when the one before has ended, also if that one failed. */
export function inTurns(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
