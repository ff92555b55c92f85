import type { KnownRelease } from '@/lib/plugins/identify-download';
import { CheckDownload } from './check-download';
import { PluginSection } from './plugin-section';

/** The heading of the check, for the table of contents. */
export const CHECK_HEADING = {
  id: 'check-a-download',
  text: 'Check a download',
  depth: 2,
} as const;

/** The check of a file that may be any release of any plugin. */
export function CheckAnyDownload({ known }: { known: readonly KnownRelease[] }) {
  return (
    <PluginSection id={CHECK_HEADING.id} title={CHECK_HEADING.text}>
      <p>
        A plugin handles card payments, so install only what we published. This tells which release
        a zip file is and whether it arrived as it left us;{' '}
        <a href="#check-with-a-command">commands</a> do the same.
      </p>
      <CheckDownload known={known} />
    </PluginSection>
  );
}
