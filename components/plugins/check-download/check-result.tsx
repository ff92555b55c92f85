import * as words from '@/.generated/words/plugins/check';
import { PageLink } from '@/components/ui/link/page-link';
import { Sentence } from '@/components/ui/sentence';
import { ToolResult } from '@/components/ui/tool/tool-result';
import { formatFileSize } from '@/lib/plugins/file-size';
import type { PublishedRelease, HashedFile, Verdict } from '@/lib/plugins/identify-download';
import { MAX_FILE_BYTES } from '@/lib/plugins/read-file';
import { urls } from '@/lib/routes/urls';
import styles from './check-download.module.css';
import type { CheckState } from './use-check';

type CheckResultProps = {
  state: CheckState;
  /** Number of releases the file is compared with. */
  count: number;
};

/** Finding of the check, and what to do next. */
export function CheckResult({ state, count }: CheckResultProps) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'reading':
      return <p className={styles.reading}>{words.reading(state.name)}</p>;
    case 'refused':
      return <Refused reason={state.reason} name={state.name} />;
    case 'failed':
      return (
        <ToolResult kind="unsure" headline={words.notRead}>
          <p>{words.notReadReason(state.name)}</p>
        </ToolResult>
      );
    case 'checked':
      return (
        <>
          <Checked state={state} count={count} />
          <Checksums file={state.file} verdict={state.verdict} />
        </>
      );
    default:
      return state satisfies never;
  }
}

type CheckedProps = CheckResultProps & { state: Extract<CheckState, { status: 'checked' }> };

function Checked({ state: { verdict, file }, count }: CheckedProps) {
  switch (verdict.kind) {
    case 'intact':
      return <Intact release={verdict.release} />;
    case 'different':
      return <Different release={verdict.release} file={file} />;
    case 'unknown':
      return (
        <ToolResult kind="unsure" headline={words.unknown}>
          <p>
            {words.unknownReason({ file: file.name, count })}{' '}
            <Sentence text={words.takeAgain}>
              <PageLink href={urls.plugins}>{words.pluginPage}</PageLink>
            </Sentence>
          </p>
        </ToolResult>
      );
    default:
      return verdict satisfies never;
  }
}

function Intact({ release: { plugin, page, v, isLatest } }: { release: PublishedRelease }) {
  return (
    <ToolResult kind="good" headline={words.intact({ plugin, version: v })}>
      <p>
        {words.sameSums} {isLatest && page && words.latest}
      </p>
      {page && !isLatest && (
        <p>
          <Sentence text={words.newer}>
            <PageLink href={page}>{plugin}</PageLink>
          </Sentence>
        </p>
      )}
      {!page && <p>{words.noLonger}</p>}
    </ToolResult>
  );
}

function Different({ release, file }: { release: PublishedRelease; file: HashedFile }) {
  const { plugin, page, v, size } = release;
  return (
    <ToolResult kind="bad" headline={words.different({ plugin, version: v })}>
      <p>
        {file.size < size
          ? words.incomplete({ size: formatFileSize(file.size), whole: formatFileSize(size) })
          : words.changed}{' '}
        {words.doNotInstall}
        {page && (
          <>
            {' '}
            <Sentence text={words.downloadAgain}>
              <PageLink href={page}>{plugin}</PageLink>
            </Sentence>
          </>
        )}{' '}
        <Sentence text={words.differsToo}>
          <PageLink href={`${urls.plugins}#support`}>{words.tellUs}</PageLink>
        </Sentence>
      </p>
    </ToolResult>
  );
}

type Refusal = Omit<Extract<CheckState, { status: 'refused' }>, 'status'>;

function Refused({ reason, name }: Refusal) {
  switch (reason) {
    case 'several':
      return (
        <ToolResult kind="unsure" headline={words.oneFile}>
          <p>{words.nothingRead}</p>
        </ToolResult>
      );
    case 'folder':
      return (
        <ToolResult kind="unsure" headline={words.folder(name)}>
          <p>{words.folderReason}</p>
        </ToolResult>
      );
    case 'too-large':
      return (
        <ToolResult kind="unsure" headline={words.tooLarge(name)}>
          <p>{words.tooLargeReason(formatFileSize(MAX_FILE_BYTES))}</p>
        </ToolResult>
      );
    default:
      return reason satisfies never;
  }
}

type ChecksumsProps = { file: HashedFile; verdict: Verdict };

/** Checksums of the file, with the published SHA-256 if it differs. */
function Checksums({ file: { name, size, sha1, sha256 }, verdict }: ChecksumsProps) {
  return (
    <dl className={styles.sums}>
      <dt>{words.file}</dt>
      <dd>
        {name}, {formatFileSize(size)}
      </dd>
      <dt>SHA-1</dt>
      <dd>
        <code>{sha1}</code>
      </dd>
      <dt>SHA-256</dt>
      <dd>
        <code>{sha256}</code>
      </dd>
      {verdict.kind === 'different' && (
        <>
          <dt>{words.published}</dt>
          <dd>
            <code>{verdict.release.sha256}</code>
          </dd>
        </>
      )}
    </dl>
  );
}
