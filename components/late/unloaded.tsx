/** Stands for a part whose script did not come: thrown further, that would take the whole page down. */
export function ReloadNotice() {
  return <p role="alert">A part of this page did not load: reload it.</p>;
}
