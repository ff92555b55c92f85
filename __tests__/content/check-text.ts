import { checkBody } from '@/lib/content/validate/check-page-body';

/** Errors of a page's text, where no document and every picture is there. */
export function checkText(source: string): readonly string[] {
  const errors: string[] = [];
  checkBody(source, {
    report: (at, message) => errors.push(`${at}: ${message}`),
    values: { name: 'ExamplePay' },
    api: undefined,
    hasImage: () => true,
  });
  return errors;
}
