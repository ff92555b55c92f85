import { PageLink } from '@/components/ui/link/page-link';
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

/** What the check found, and what to do next. */
export function CheckResult({ state, count }: CheckResultProps) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'reading':
      return <p className={styles.reading}>Reading {state.name} …</p>;
    case 'refused':
      return <Refused reason={state.reason} name={state.name} />;
    case 'failed':
      return (
        <ToolResult kind="unsure" headline="The file could not be read">
          <p>
            {state.name} is not there any more, or this browser may not open it. If it is a folder,
            choose the zip file as it was downloaded.
          </p>
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
        <ToolResult kind="unsure" headline="Not one of our releases">
          <p>
            {file.name} has the checksum of none of our {count} releases. Do not install it. Choose
            the zip file as it was downloaded, not one that was unpacked and packed again, or take
            it from <PageLink href={urls.plugins}>the plugin’s page</PageLink> once more.
          </p>
        </ToolResult>
      );
    default:
      return verdict satisfies never;
  }
}

function Intact({ release: { plugin, page, v, isLatest } }: { release: PublishedRelease }) {
  return (
    <ToolResult kind="good" headline={`Intact: ${plugin} ${v}`}>
      <p>SHA-1 and SHA-256 are those of this release. {isLatest && page && 'It is the latest.'}</p>
      {page && !isLatest && (
        <p>
          There is a newer one: <PageLink href={page}>{plugin}</PageLink>.
        </p>
      )}
      {!page && <p>This plugin is no longer offered or supported.</p>}
    </ToolResult>
  );
}

function Different({ release, file }: { release: PublishedRelease; file: HashedFile }) {
  const { plugin, page, v, size } = release;
  return (
    <ToolResult kind="bad" headline={`Not intact: this is not ${plugin} ${v} as we publish it`}>
      <p>
        {file.size < size
          ? `It is incomplete, or was changed: ${formatFileSize(file.size)} of ${formatFileSize(size)}.`
          : 'Its content was changed.'}{' '}
        Do not install it.
        {page && (
          <>
            {' '}
            Delete it and download it again from <PageLink href={page}>{plugin}</PageLink>.
          </>
        )}{' '}
        If that one differs too, <PageLink href={`${urls.plugins}#support`}>tell us</PageLink>.
      </p>
    </ToolResult>
  );
}

type Refusal = Omit<Extract<CheckState, { status: 'refused' }>, 'status'>;

function Refused({ reason, name }: Refusal) {
  switch (reason) {
    case 'several':
      return (
        <ToolResult kind="unsure" headline="One file at a time">
          <p>Nothing was read. Drop a single zip file.</p>
        </ToolResult>
      );
    case 'folder':
      return (
        <ToolResult kind="unsure" headline={`${name} is a folder`}>
          <p>
            A checksum belongs to the zip file. Safari unpacks what it downloads unless “Open safe
            files after downloading” is off in its settings: switch it off, then download again.
          </p>
        </ToolResult>
      );
    case 'too-large':
      return (
        <ToolResult kind="unsure" headline={`${name} is too large`}>
          <p>
            It was not read: the limit is {formatFileSize(MAX_FILE_BYTES)}, and every release of
            ours is far smaller.
          </p>
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
      <dt>File</dt>
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
          <dt>Published</dt>
          <dd>
            <code>{verdict.release.sha256}</code>
          </dd>
        </>
      )}
    </dl>
  );
}
