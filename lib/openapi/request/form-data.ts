/** Whether a media type is a form in named parts. In its own file: curl needs no schema code. */
export function isFormData(name: string): boolean {
  return /^multipart\/form-data\s*$/i.test(name);
}
