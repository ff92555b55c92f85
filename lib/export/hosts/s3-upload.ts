import { HASHED_FOLDERS, HEADERS_FILE, IMMUTABLE } from './host-files';
import type { HostSite } from './host-site';

/**
 * A shell script that uploads an export to S3 and makes CloudFront forget the last one. Hashed files go
 * first and are never deleted: a page that a reader still has open may ask for them. The rest is kept but
 * asked for again at every use, and what is gone from the export is deleted.
 */
export function printUploadScript({ root, basePath }: HostSite): string {
  const others = [
    ...HASHED_FOLDERS.map((folder) => `${folder.slice(1)}*`),
    '_redirects',
    HEADERS_FILE,
  ];
  return [
    '#!/bin/sh',
    '# sh upload.sh BUCKET DISTRIBUTION [FOLDER OF THE EXPORT]',
    'set -eu',
    `export_folder="\${3:-${root}}"`,
    `target="s3://$1${basePath}"`,
    ...HASHED_FOLDERS.map(
      (folder) =>
        `aws s3 sync "$export_folder${folder}" "$target${folder}" --cache-control '${IMMUTABLE}'`,
    ),
    `aws s3 sync "$export_folder/" "$target/" --cache-control no-cache --delete \\`,
    `  ${others.map((pattern) => `--exclude '${pattern}'`).join(' ')}`,
    `aws cloudfront create-invalidation --distribution-id "$2" --paths '${basePath}/*'`,
    '',
  ].join('\n');
}
