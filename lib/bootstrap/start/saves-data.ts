/** Whether the reader has asked the browser to load little (Network Information); `false` where it does not say. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator && navigator.connection;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
