import type { App } from 'aws-cdk-lib';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

/** Accepted findings of cdk-nag's AwsSolutions, each with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'AwsSolutions-SMG4':
    'A rotation is an operator’s deliberate act; functions accept the previous key meanwhile.',
  'AwsSolutions-S1': 'Both buckets are read by CloudFront alone; CloudTrail tells of any other access.',
  'AwsSolutions-S10': 'The policy that refuses plain http stands in the other stack, with the distribution.',
  'AwsSolutions-APIG4': 'Who may call is decided by the product’s session, tested route by route.',
  'AwsSolutions-CFR1': 'Competitions are international.',
  'AwsSolutions-CFR2':
    'Without RINKSIDE_FIREWALL_ARN: a firewall costs more a month than a small federation’s whole season.',
  'AwsSolutions-IAM5[Resource::*]': 'X-Ray takes the traces of a function and has no resources to name.',
  'AwsSolutions-CFR4': 'Only without RINKSIDE_CERTIFICATE_ARN, on CloudFront’s own name with its own floor.',
  'AwsSolutions-SQS3': 'The one queue is where the stream’s failures end; nothing reads it but a person.',
  'AwsSolutions-CFR3': 'The API’s log tells of every call; a log of who looked at which page is not wanted.',
};

/** Accepted warnings of the CDK itself. */
const KNOWN: Readonly<Record<string, string>> = {
  'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
    'The distribution has a default root object, and the rewrite leaves no path without a file.',
  'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac':
    'ImageBucketPolicy is that policy.',
};

/** The CDK's own helper, which fills the pages' bucket at deployment and touches no other. */
const DEPLOYMENT_HELPER: readonly string[] = [
  'AwsSolutions-L1',
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  'AwsSolutions-IAM5[Action::s3:GetObject*]',
  'AwsSolutions-IAM5[Action::s3:GetBucket*]',
  'AwsSolutions-IAM5[Action::s3:List*]',
  'AwsSolutions-IAM5[Action::s3:DeleteObject*]',
  'AwsSolutions-IAM5[Action::s3:Abort*]',
  'AwsSolutions-IAM5[Resource::<SpaBucket.Arn>/*]',
  'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]',
];

/** With which AWS Backup reads the table and the images. */
const BACKUP_POLICIES: readonly string[] = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
].map((name) => `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`);

/** Functions with rights on objects whose keys are generated at upload, and the prefixes of those keys. */
const UPLOADED = {
  FilesFunctionRole: ['uploads', 'images', 'documents'],
  DayFunctionRole: ['uploads/music'],
  RetentionFunctionRole: ['uploads/music'],
  UsersFunctionRole: ['uploads/music'],
  ReceiptsFunctionRole: ['images'],
} as const;

const uploadedObjects = (dataStack: string, prefixes: readonly string[]): readonly string[] =>
  prefixes.map(
    (prefix) =>
      `AwsSolutions-IAM5[Resource::${dataStack}:ExportsOutputFnGetAttImageBucketArnA7A2B60A/${prefix}/*]`,
  );

/** Has cdk-nag review the app at synthesis; a finding that is not accepted here fails it. */
export function acceptFindings(app: App): App {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  accept(app, { ...ACCEPTED, ...KNOWN });
  for (const construct of app.node.findAll())
    if (construct.node.id.startsWith('Custom::CDKBucketDeployment'))
      accept(construct, byReason(DEPLOYMENT_HELPER, 'CDK’s own helper.'));
  for (const construct of app.node.findAll())
    if (construct.node.id === 'BackupRole')
      accept(construct, byReason(BACKUP_POLICIES, 'AWS’s own, which follow what its backups need.'));
  const dataStack = app.node.children.find(({ node }) => node.id.endsWith('-data'));
  for (const [role, prefixes] of Object.entries(UPLOADED)) {
    const construct = app.node.findAll().find(({ node }) => node.id === role);
    if (construct && dataStack)
      accept(
        construct,
        byReason(uploadedObjects(dataStack.node.id, prefixes), 'Names are made as people upload.'),
      );
  }
  return app;
}

const byReason = (ids: readonly string[], reason: string) =>
  Object.fromEntries(ids.map((id) => [id, reason]));

function accept(scope: IConstruct, accepted: Readonly<Record<string, string>>): void {
  Validations.of(scope).acknowledge(...Object.entries(accepted).map(([id, reason]) => ({ id, reason })));
}
