import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/plugins/finder';
import { ToolResult } from '@/components/ui/tool/tool-result';
import { formatFileSize } from '@/lib/plugins/file-size';
import type { Fit, Misfit } from '@/lib/plugins/find-fitting-release';
import styles from './version-finder.module.css';

type FittingResultProps = {
  fit: Fit;
  /** The plugin's current version. */
  latest: string;
  /** Base URL of the releases, base path included. */
  folder: string;
};

/** The fitting release with its download, or why none fits and what to do. */
export function FittingResult({ fit, latest, folder }: FittingResultProps) {
  switch (fit.status) {
    case 'incomplete':
      return (
        <p className={styles.quiet}>
          {words.enterVersions({ count: fit.missing.length, products: formatNames(fit.missing) })}
        </p>
      );
    case 'unreadable':
      return <p className={styles.error}>{words.unreadable(formatNames(fit.names))}</p>;
    case 'fits':
      return <Fitting fit={fit} latest={latest} folder={folder} />;
    case 'none':
      return <NoneFits fit={fit} />;
    default:
      return fit satisfies never;
  }
}

type FittingProps = Omit<FittingResultProps, 'fit'> & { fit: Extract<Fit, { status: 'fits' }> };

function Fitting({ fit: { release, latestMisfits }, latest, folder }: FittingProps) {
  return (
    <ToolResult kind="good" headline={words.install(release.v)}>
      {latestMisfits.map((misfit) => (
        <p key={misfit.name}>{describeRequirement(misfit, latest)}</p>
      ))}
      <p>
        <a href={`${folder}${encodeURIComponent(release.file)}`} download>
          {release.file}
        </a>{' '}
        <span className={styles.quiet}>{formatFileSize(release.size)}</span>
      </p>
    </ToolResult>
  );
}

function NoneFits({ fit: { closest, misfits } }: { fit: Extract<Fit, { status: 'none' }> }) {
  return (
    <ToolResult kind="bad" headline={words.noneFits}>
      {misfits.map((misfit) => (
        <p key={misfit.name}>{describeMisfit(misfit, closest.v)}</p>
      ))}
    </ToolResult>
  );
}

function describeRequirement(misfit: Misfit, latest: string): string {
  return misfit.kind === 'too-old'
    ? words.latestNeeds({ latest, product: misfit.name, version: misfit.atLeast })
    : words.latestIsTested({ latest, product: misfit.name, version: misfit.testedUpTo });
}

function describeMisfit(misfit: Misfit, release: string): string {
  const { kind, name, yours } = misfit;
  return kind === 'too-old'
    ? words.tooOld({ product: name, yours, release, atLeast: misfit.atLeast })
    : words.tooNew({ product: name, yours, release, upTo: misfit.testedUpTo });
}

function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(names);
}
