/** Name of the only policy that pages have: browsers ask it about each string that could run code. */
export const TRUSTED_TYPES_POLICY = 'default';

/**
 * Tags and comments that run nothing, load no document, and change nothing that others load. What looks like a tag and
 * is none of these stays, as do elements such as `<script>` and attributes such as `onclick`.
 */
const PASSIVE_TAGS =
  /<\/?(?!(script|i?frame|object|embed|base|meta|link)\b)[a-z][\w-]*(\s+(?!on|srcdoc)[\w:-]+(=("[^"]*"|'[^']*'))?)*\s*\/?>|<!--[^>]*-->/gi;

/** Part of a Trusted Types factory that is used here; TypeScript does not know it. */
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

declare global {
  /** Absent in browsers without Trusted Types. */
  var trustedTypes: PolicyFactory | undefined;
}

/**
 * Decides which strings may become markup or the address of a script, where browsers have Trusted Types: no markup but
 * `PASSIVE_TAGS`, and of this host no file but scripts. Which other hosts scripts may come from, the content security policy
 * decides. Text is never run as a script: there is no rule for it.
 */
export function createTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: (html) => (html.replace(PASSIVE_TAGS, '').includes('<') ? null : html),
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && !pathname.endsWith('.js') ? null : address;
    },
  });
}
