import type { BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import { OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';

/**
 * The AWS SDK is part of the bundle: the version tested is the version that runs, and what esbuild
 * leaves of it loads quicker than the whole that the runtime brings.
 */
export const BUNDLING: BundlingOptions = {
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  bundleAwsSDK: true,
  minify: true,
  // Names stay readable in logs: errors are told by their class.
  keepNames: true,
  forceDockerBundling: false,
  // Some packages inside still call `require`, which a module does not have.
  banner:
    "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
};
