import type { BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import { OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';

/**
 * The AWS SDK is part of the bundle: the tested version is the one that runs, and after esbuild's tree
 * shaking it loads faster than the runtime's whole SDK.
 */
export const BUNDLING: BundlingOptions = {
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  bundleAwsSDK: true,
  minify: true,
  // Names stay readable in logs, where errors appear by class.
  keepNames: true,
  forceDockerBundling: false,
  // Some bundled packages still call `require`, which an ES module does not have.
  banner:
    "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
};
