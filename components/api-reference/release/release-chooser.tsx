import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import * as words from '@/.generated/words/reference/releases';
import { MENU_ITEM } from '@/lib/bootstrap/menus/header-menus';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { NEWEST, releasePath, TO_RELEASES } from '@/lib/routes/release-address';
import { withBasePath } from '@/lib/routes/urls';
import styles from './release-chooser.module.css';

type ReleaseChooserProps = {
  /** Id of the document of the page; nothing is shown for one without former releases. */
  api: string;
  /** Path of the page, without the base path. */
  path: string;
  /** Version that the page shows; the newest by default. */
  version?: string;
};

/**
 * Releases of the document that a page is about, as links to the same page in each. Without JavaScript, which shows
 * former ones, that of the page is there alone.
 */
export function ReleaseChooser({ api, path, version }: ReleaseChooserProps) {
  const document = API_REFERENCE_SETTINGS.releases.find(({ id }) => id === api);
  if (!document) return null;
  const { newest, former } = document;
  const getHref = (chosen: string) =>
    withBasePath(releasePath({ path, search: '' }, { api, version: chosen }, [document]));
  const releases = [
    { href: getHref(NEWEST), text: words.newestRelease(newest), version: newest },
    ...former.map((one) => ({
      href: getHref(one.version),
      text: words.datedRelease({ version: one.version, day: formatReleaseDay(one.date) }),
      version: one.version,
    })),
  ];
  const shown = version ?? newest;
  return (
    <span
      {...{ [MENU_ITEM]: '', [TO_RELEASES]: '' }}
      className={styles.chooser}
      data-markdown-ignore=""
    >
      <details>
        <summary>{words.release(shown)}</summary>
        <ul className={styles.list}>
          {releases.map(({ href, text, version: one }) => (
            <li key={one}>
              <a href={href} rel="nofollow" aria-current={one === shown ? 'true' : undefined}>
                {text}
              </a>
            </li>
          ))}
          <li className={styles.script}>{words.needsScript}</li>
        </ul>
      </details>
    </span>
  );
}
