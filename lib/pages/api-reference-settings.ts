import { overview } from '@/.generated/words/reference/list';
import { readNavigation } from '@/lib/content/read-navigation';
import { readPages } from '@/lib/content/read-pages';
import { readParts } from '@/lib/content/read-parts';
import { readSite } from '@/lib/content/read-site';
import { pageAddress } from '@/lib/content/validate/addresses';
import { buildNamedDocuments, getDocumentBases } from '@/lib/environment/document-urls';
import { compactGroups } from '@/lib/openapi/overview/compact-groups';
import { describeOperationEnd } from '@/lib/openapi/overview/operation-end';
import { buildOperationGroups } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { urls, withBasePath } from '@/lib/routes/urls';
import { readChangelogHead } from './changelog/changelog-view';
import { readReleasedDocuments } from './changelog/read-releases';
import { readEndsHead } from './ends/ends-view';
import { readApis } from './read-apis';

/**
 * Reads the settings of `ApiReference`: written pages, bundled rows, and where live documents are.
 * @param basePath `''` or like `/developer`.
 */
export function readApiReferenceSettings(basePath: string) {
  const site = readSite();
  const { otherDocuments, name, tagline, url, email } = site;
  const pages = readPages('api');
  const parts = readParts();
  const pageOfTag = new Map(
    pages.flatMap((page) =>
      page.tag ? [[page.tag, withBasePath(pageAddress(page), basePath)]] : [],
    ),
  );
  return {
    releases: readReleasedDocuments(),
    apis: readApis().map(({ id, name, urls: documentUrls, additions, hash, isOverlaid, api }) => ({
      id,
      name,
      urls: documentUrls,
      ...(Object.keys(additions).length > 0 && { additions }),
      hash,
      ...(isOverlaid && { isOverlaid }),
      groups: compactGroups(
        buildOperationGroups(
          api,
          (entry) => withBasePath(getOperationPath(entry), basePath),
          (id) => pageOfTag.get(api.groups.find((group) => group.id === id)?.name ?? ''),
          (entry) => describeOperationEnd(api, entry),
        ),
      ),
    })),
    pages: [
      ...(parts.includes('api')
        ? [{ href: withBasePath(urls.api, basePath), name: overview }]
        : []),
      ...pages
        .filter(({ tag }) => tag === undefined)
        .map((page) => ({ href: withBasePath(pageAddress(page), basePath), name: page.navTitle })),
      ...(parts.includes('changelog')
        ? [{ href: withBasePath(urls.apiChangelog, basePath), name: readChangelogHead().title }]
        : []),
      ...(parts.includes('ends')
        ? [{ href: withBasePath(urls.apiEnds, basePath), name: readEndsHead().title }]
        : []),
    ],
    apiBases: getDocumentBases(site),
    ...buildNamedDocuments(site, basePath),
    allow: otherDocuments,
    site: { title: `${name} ${tagline}`, name, url, email },
    hasReferences: site.referenceFiles,
    sortByName: readNavigation().sortByName,
  };
}
