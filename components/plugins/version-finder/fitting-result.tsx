import { ToolResult } from '@/components/ui/tool/tool-result';
import { formatFileSize } from '@/lib/plugins/file-size';
import type { Fit, Misfit } from '@/lib/plugins/find-fitting-release';
import { LOCALE } from '@/lib/text/locale';
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
          Enter the {fit.missing.length > 1 ? 'versions' : 'version'} of {formatNames(fit.missing)}{' '}
          to see which release fits.
        </p>
      );
    case 'unreadable':
      return (
        <p className={styles.error}>
          {formatNames(fit.names)}: type a version as numbers with dots, such as 6.6. Leave out
          words such as “beta”.
        </p>
      );
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
    <ToolResult kind="good" headline={`Install ${release.v}`}>
      {latestMisfits.map((misfit) => (
        <p key={misfit.name}>
          Not {latest}, the latest: it {describeRequirement(misfit)}.
        </p>
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
    <ToolResult kind="bad" headline="No release fits">
      {misfits.map((misfit) => (
        <p key={misfit.name}>{describeMisfit(misfit, closest.v)}</p>
      ))}
    </ToolResult>
  );
}

function describeRequirement(misfit: Misfit): string {
  return misfit.kind === 'too-old'
    ? `needs ${misfit.name} ${misfit.atLeast} or newer`
    : `is tested up to ${misfit.name} ${misfit.testedUpTo}`;
}

function describeMisfit(misfit: Misfit, release: string): string {
  const { kind, name, yours } = misfit;
  return kind === 'too-old'
    ? `${name} ${yours} is too old for ${release}. Update ${name} to at least ${misfit.atLeast}.`
    : `${name} ${yours} is too new for ${release}, which is tested up to ${misfit.testedUpTo}. ` +
        'It may work, but nobody has tested it: try it on a copy of the shop first.';
}

function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(names);
}
