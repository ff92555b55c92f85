import { formatSuggestion } from '@/lib/text/edit-distance';
import type { Site } from '../schemas/site';
import type { RequestSignature } from '../schemas/workbench/request-signature';
import type { Loader } from '../source/loader';
import type { CheckLink } from './check-references';

const FILE = 'content/request-signature.json';

/** Checks the pages that explain what calls of an API need, and how requests are signed. */
export function checkCalls(
  site: Site,
  signatures: readonly RequestSignature[],
  loader: Pick<Loader, 'add'>,
  checkLink: CheckLink,
): void {
  for (const [index, { calls = {} }] of site.apis.entries())
    for (const [need, { page }] of Object.entries(calls))
      if (page !== undefined)
        checkLink(page, 'content/site.json', `apis.${index}.calls.${need}.page`);
  checkSignatures(signatures, site, loader, checkLink);
}

/** Reports APIs that are unknown or described twice, and guides that no address has. */
function checkSignatures(
  signatures: readonly RequestSignature[],
  site: Site,
  { add }: Pick<Loader, 'add'>,
  checkLink: CheckLink,
): void {
  const known = site.apis.map(({ id }) => id);
  const described = new Set<string>();
  for (const [index, { apis = known, guide }] of signatures.entries()) {
    if (guide !== undefined) checkLink(guide, FILE, `${index}.guide`);
    for (const api of apis) {
      const at = `${index}.apis`;
      const isFirst = !described.has(api);
      described.add(api);
      if (!known.includes(api))
        add(
          FILE,
          at,
          `content/site.json has no API "${api}".${formatSuggestion(api, known) || ` It has ${known.join(', ')}`}`,
        );
      else if (!isFirst)
        add(
          FILE,
          at,
          `"${api}" is described above. List the APIs of each entry in "apis", each once`,
        );
    }
  }
}
