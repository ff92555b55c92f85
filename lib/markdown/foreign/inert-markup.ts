/** Part of a Trusted Types factory that is used here; TypeScript does not know it, nor the objects that it makes. */
type PolicyFactory = {
  createPolicy: <Kind extends 'createHTML' | 'createScriptURL'>(
    name: string,
    rules: Readonly<Record<Kind, (text: string) => string | null>>,
  ) => Readonly<Record<Kind, (text: string) => string>>;
};

declare global {
  /** Absent in browsers without Trusted Types. */
  var trustedTypes: PolicyFactory | undefined;
}

/** Name of the policy for markup of documents, which is parsed where nothing runs, and cleaned before it is shown. */
export const INERT_MARKUP = 'inert-markup';

/** Creates the policy at the first use: a page may have it once. */
function createInertPolicy() {
  return globalThis.trustedTypes?.createPolicy(INERT_MARKUP, { createHTML: (html) => html });
}

let policy: ReturnType<typeof createInertPolicy>;

/**
 * Markup of any kind in the form that `innerHTML` of a `<template>` takes, where nothing of it runs and nothing is
 * fetched. What comes of it is untrusted.
 */
export function toInertMarkup(html: string): string {
  policy ??= createInertPolicy();
  return policy?.createHTML(html) ?? html;
}
