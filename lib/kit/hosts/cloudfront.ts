import { printFunctionCode, printLinksCode } from './cloudfront-function';
import { buildEmbedPolicy, HSTS_SECONDS, SECURITY_HEADERS } from './host-files';
import { printJson, printWithin, type Host, type HostSite } from './host-site';
import { attribute, buildBucket, printUploadScript, ref, sub } from './s3-bucket';

/**
 * S3 behind CloudFront: a CloudFormation template and an upload script, by AWS's documentation, not
 * run. The bucket is private, so S3 redirects no folder and adds no index.html; the function does
 * both.
 */
export const cloudfront: Host = {
  name: 'S3 + CloudFront',
  limits:
    'One not-found page for all: the root `404.html`, which finds the text of the section by script. An address without slash leads to one with it even when nothing is there. Its function may have 10 KB, about 100 redirects; more lead on as pages.',
  buildFiles: (site) =>
    new Map([
      ['cloudfront.json', printJson(buildTemplate(site))],
      ['upload.sh', printUploadScript(site)],
    ]),
};

/** Bytes of code that AWS allows a function. */
const MAX_FUNCTION_BYTES = 10 * 1024;

/** Id of the managed policy "CachingOptimized": compresses, and ignores query and cookies. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';

const whenNamed = (value: unknown) => ({ 'Fn::If': ['Named', value, ref('AWS::NoValue')] });

function buildTemplate(site: HostSite) {
  const { framedPages, frameAncestors } = site;
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'The developer portal: a private bucket behind CloudFront',
    Parameters: {
      Domain: {
        Type: 'String',
        Default: '',
        Description: 'Host name; empty for the one of CloudFront',
      },
      Certificate: {
        Type: 'String',
        Default: '',
        Description: 'ARN of its certificate in us-east-1',
      },
    },
    Conditions: { Named: { 'Fn::Not': [{ 'Fn::Equals': [ref('Domain'), ''] }] } },
    Resources: {
      ...buildBucket(),
      Addresses: buildFunction(
        'addresses',
        'Redirects, slashes, index.html',
        printWithin(MAX_FUNCTION_BYTES, site, printFunctionCode),
      ),
      Links: buildFunction('links', 'Link headers', printLinksCode(site.basePath)),
      PageHeaders: buildHeadersPolicy('pages'),
      ...(framedPages.length > 0 && {
        EmbedHeaders: buildHeadersPolicy('embed', buildEmbedPolicy(frameAncestors)),
      }),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: buildDistribution(site) },
      },
    },
    Outputs: {
      Bucket: { Value: ref('Bucket') },
      Distribution: { Value: ref('Distribution') },
      Address: { Value: sub('https://${Distribution.DomainName}') },
    },
  };
}

function buildFunction(name: string, comment: string, code: string) {
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: sub(`\${AWS::StackName}-${name}`),
      AutoPublish: true,
      FunctionConfig: { Comment: comment, Runtime: 'cloudfront-js-2.0' },
      FunctionCode: code,
    },
  };
}

/** Builds a policy of response headers. AWS refuses those it has fields for as custom headers. */
function buildHeadersPolicy(name: string, framePolicy?: string) {
  const header = (key: string) => SECURITY_HEADERS.get(key) ?? '';
  const custom = {
    Header: 'Permissions-Policy',
    Value: header('Permissions-Policy'),
    Override: true,
  };
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: sub(`\${AWS::StackName}-${name}`),
        SecurityHeadersConfig: {
          FrameOptions: { FrameOption: header('X-Frame-Options'), Override: true },
          ContentTypeOptions: { Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: HSTS_SECONDS, Override: true },
          ReferrerPolicy: { ReferrerPolicy: header('Referrer-Policy'), Override: true },
          ...(framePolicy === undefined
            ? {}
            : { ContentSecurityPolicy: { ContentSecurityPolicy: framePolicy, Override: true } }),
        },
        CustomHeadersConfig: { Items: [custom] },
      },
    },
  };
}

function buildDistribution({ basePath, framedPages }: HostSite) {
  const behaviour = (headers: string) => ({
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: CACHING_OPTIMIZED,
    ResponseHeadersPolicyId: ref(headers),
    FunctionAssociations: [
      { EventType: 'viewer-request', FunctionARN: attribute('Addresses', 'FunctionARN') },
      { EventType: 'viewer-response', FunctionARN: attribute('Links', 'FunctionARN') },
    ],
  });
  return {
    Enabled: true,
    HttpVersion: 'http2and3',
    Aliases: whenNamed([ref('Domain')]),
    ViewerCertificate: whenNamed({
      AcmCertificateArn: ref('Certificate'),
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    }),
    Origins: [
      {
        Id: 'bucket',
        DomainName: attribute('Bucket', 'RegionalDomainName'),
        OriginAccessControlId: attribute('Access', 'Id'),
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
    ],
    DefaultCacheBehavior: behaviour('PageHeaders'),
    CacheBehaviors: framedPages.map((page) => ({
      PathPattern: `${basePath}${page}*`,
      ...behaviour('EmbedHeaders'),
    })),
    CustomErrorResponses: [
      {
        ErrorCode: 404,
        ResponseCode: 404,
        ResponsePagePath: `${basePath}/404.html`,
        ErrorCachingMinTTL: 10,
      },
    ],
  };
}
