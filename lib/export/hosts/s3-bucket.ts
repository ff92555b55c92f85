import { attribute, ref, sub } from './cloudformation';

/**
 * The resources `Bucket`, `BucketPolicy` and `Access`: a private bucket that only the template's
 * `Distribution` may read. It may list too: otherwise S3 answers 403 for what is missing.
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
