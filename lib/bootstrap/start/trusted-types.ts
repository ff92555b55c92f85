import { INERT_MARKUP } from '@/lib/markdown/foreign/inert-markup';

/** Name of the policy that browsers ask about each string that would become markup or a script. */
const DEFAULT = 'default';

/** Names of all policies that pages may have. */
export const TRUSTED_TYPES_POLICIES: readonly string[] = [DEFAULT, INERT_MARKUP];

/**
 * Tags and comments that run nothing, load no document, and change nothing that others load. What looks like a tag and
 * is none of these stays, as do elements such as `<script>` and attributes such as `onclick`. Other directives of the
 * policy refuse `<object>`, `<embed>` and `<base>`. React makes each script element of an empty one, which does not
 * run: without it a page that React renders anew would not be there at all.
 */
const PASSIVE_TAGS =
  /<\/?(?!script|i?frame|meta|link)[\w-]+(\s+(?!on|srcdoc)[\w:-]+(=("[^"]*"|'[^']*'))?)*\s*\/?>|<!--[^>]*-->|^<script><\/script>$/gi;

/**
 * Decides which strings may become markup or the address of a script, where browsers have Trusted Types: no markup but
 * `PASSIVE_TAGS`, and of this host no file but scripts. Which other hosts scripts may come from, the content security
 * policy decides. Text is never run as a script: there is no rule for it.
 */
export function createTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy(DEFAULT, {
    createHTML: (html) => (html.replace(PASSIVE_TAGS, '').includes('<') ? null : html),
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && !pathname.endsWith('.js') ? null : address;
    },
  });
}
