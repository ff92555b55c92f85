import { IMMUTABLE, RULE_FILES, TEXT_TYPES } from './host-files';
import type { HostSite } from './host-site';

/** Reference to a parameter or resource of the same template. */
export const ref = (name: string) => ({ Ref: name });

/** Text in which CloudFormation fills in `${Resource.Attribute}` and `${AWS::StackName}`. */
export const sub = (text: string) => ({ 'Fn::Sub': text });

/** Attribute of a resource of the same template. */
export const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });

/**
 * Builds the resources `Bucket`, `BucketPolicy` and `Access`: a private bucket that only the
 * template's `Distribution` may read and list. Without the right to list, S3 responds with 403 to a
 * missing file.
 */
export function buildBucket() {
  const allow = (action: string, resource: unknown) => ({
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action: action,
    Resource: resource,
    Condition: {
      StringEquals: {
        'AWS:SourceArn': sub(
          'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
        ),
      },
    },
  });
  const statements = [
    allow('s3:GetObject', sub('${Bucket.Arn}/*')),
    allow('s3:ListBucket', attribute('Bucket', 'Arn')),
  ];
  return {
    Bucket: { Type: 'AWS::S3::Bucket' },
    BucketPolicy: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: {
        Bucket: ref('Bucket'),
        PolicyDocument: { Version: '2012-10-17', Statement: statements },
      },
    },
    Access: {
      Type: 'AWS::CloudFront::OriginAccessControl',
      Properties: {
        OriginAccessControlConfig: {
          Name: sub('${AWS::StackName}'),
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      },
    },
  };
}

/** File in the bucket with the names of the hashed files that the last export had. */
const HASHED_LIST = '.hashed-files';

/** Days that a hashed file which is in no export any more is kept after its upload. */
const KEPT_DAYS = 30;

/** Lines of a shell script that delete hashed files which no reader needs any more. */
function printCleanUp({ basePath, hashedFolders }: HostSite): readonly string[] {
  const folders = hashedFolders.map((folder) => folder.slice(1));
  return [
    `had="$(aws s3 cp "$target/${HASHED_LIST}" - 2>/dev/null || true)"`,
    `has="$(cd "$export_folder" && find ${folders.join(' ')} -type f)"`,
    `day="$(node -p 'new Date(Date.now() - ${KEPT_DAYS} * 864e5).toISOString().slice(0, 10)')"`,
    `for folder in ${folders.join(' ')}; do`,
    `  aws s3 ls --recursive "$target/$folder" | awk -v day="$day" '$1 < day { print $4 }' | while read -r key; do`,
    `    printf '%s\\n%s\\n' "$had" "$has" | grep -qxF "\${key#${basePath.slice(1)}/}" || aws s3 rm "s3://$1/$key"`,
    '  done',
    'done',
    `printf '%s\\n' "$has" | aws s3 cp - "$target/${HASHED_LIST}"`,
  ];
}

/**
 * Prints a shell script that uploads an export to S3 and invalidates CloudFront's cache. Hashed files are uploaded
 * first, because a page that a reader still has open may request those of an export before: they are deleted when
 * neither this export nor the one before has them, and 30 days after their upload. Other files are revalidated at every
 * use, and deleted when the export no longer has them.
 */
export function printUploadScript(site: HostSite): string {
  const { root, basePath, fileTypes, hashedFolders } = site;
  const kept = [...hashedFolders.map((folder) => `${folder.slice(1)}*`), HASHED_LIST];
  const others = [
    ...kept,
    ...[...TEXT_TYPES.keys()].map((extension) => `*${extension}`),
    ...[...fileTypes.keys()].map((file) => file.slice(1)),
    ...RULE_FILES.toReversed(),
  ];
  const exclude = (patterns: readonly string[]) =>
    patterns.map((pattern) => `--exclude '${pattern}'`).join(' ');
  return [
    '#!/bin/sh',
    '# sh upload.sh BUCKET DISTRIBUTION [FOLDER OF THE EXPORT]',
    'set -eu',
    `export_folder="\${3:-${root}}"`,
    `target="s3://$1${basePath}"`,
    ...hashedFolders.map(
      (folder) =>
        `aws s3 sync "$export_folder${folder}" "$target${folder}" --cache-control '${IMMUTABLE}'`,
    ),
    ...[...fileTypes].map(
      ([file, type]) =>
        `aws s3 cp "$export_folder${file}" "$target${file}" --cache-control no-cache --content-type ${type}`,
    ),
    ...[...TEXT_TYPES].flatMap(([extension, type]) => [
      `aws s3 sync "$export_folder/" "$target/" --cache-control no-cache --content-type '${type}' --delete \\`,
      `  --exclude '*' --include '*${extension}' ${exclude(kept)}`,
    ]),
    `aws s3 sync "$export_folder/" "$target/" --cache-control no-cache --delete \\`,
    `  ${exclude(others)}`,
    ...printCleanUp(site),
    `aws cloudfront create-invalidation --distribution-id "$2" --paths '${basePath}/*'`,
    '',
  ].join('\n');
}
