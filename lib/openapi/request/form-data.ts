/** Whether a form is sent in parts that have names. By itself: all that a page's first script asks of a media type. */
export function isFormData(name: string): boolean {
  return /^multipart\/form-data\s*$/i.test(name);
}
