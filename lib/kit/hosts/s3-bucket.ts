import { HASHED_FOLDERS, IMMUTABLE, RULE_FILES } from './host-files';
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

/**
 * Prints a shell script that uploads an export to S3 and invalidates CloudFront's cache. Hashed
 * files are uploaded first and never deleted, because a page that a reader still has open may
 * request them. Other files are revalidated at every use, and deleted when the export no longer has
 * them.
 */
export function printUploadScript({ root, basePath, fileTypes }: HostSite): string {
  const others = [
    ...HASHED_FOLDERS.map((folder) => `${folder.slice(1)}*`),
    ...[...fileTypes.keys()].map((file) => file.slice(1)),
    ...RULE_FILES.toReversed(),
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
    ...[...fileTypes].map(
      ([file, type]) =>
        `aws s3 cp "$export_folder${file}" "$target${file}" --cache-control no-cache --content-type ${type}`,
    ),
    `aws s3 sync "$export_folder/" "$target/" --cache-control no-cache --delete \\`,
    `  ${others.map((pattern) => `--exclude '${pattern}'`).join(' ')}`,
    `aws cloudfront create-invalidation --distribution-id "$2" --paths '${basePath}/*'`,
    '',
  ].join('\n');
}
