import { spawnSync } from 'node:child_process';
import { DockerImage, Duration, RemovalPolicy, AssetHashType } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { inRepository } from '../repository.ts';
import { withLogicalId } from './withLogicalId.ts';

const HASHED_FILES = 'assets/*';

/** The bucket of the SPA and the deployments that fill it. */
export class SpaBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = withLogicalId(
      'SpaBucket',
      new Bucket(this, 'Bucket', {
        removalPolicy: RemovalPolicy.DESTROY,
        // A bucket with a release in it would stop `cdk destroy`; every deployment fills it again.
        autoDeleteObjects: true,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        encryption: BucketEncryption.S3_MANAGED,
        enforceSSL: true,
      }),
    );
  }

  /**
   * Files with a hash in their name are uploaded first and retained, so that a page opened before the release
   * still finds its parts. The page itself is always revalidated, so no cache needs to be invalidated.
   */
  deploy(): void {
    const sources = [builtSpa()];
    const assets = new BucketDeployment(this, 'Assets', {
      sources,
      destinationBucket: this.bucket,
      exclude: ['*'],
      include: [HASHED_FILES],
      prune: false,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources,
      destinationBucket: this.bucket,
      exclude: [HASHED_FILES],
      prune: true,
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(assets);
  }
}

function builtSpa(): ISource {
  return Source.asset(inRepository('web'), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle(outputDirectory) {
          const vite = inRepository('node_modules/vite/bin/vite.js');
          const options = [
            'build',
            'web',
            '--outDir',
            outputDirectory,
            '--emptyOutDir',
            '--logLevel',
            'warn',
          ];
          const { status } = spawnSync(process.execPath, [vite, ...options], {
            cwd: inRepository(),
            stdio: ['ignore', 'inherit', 'inherit'],
          });
          if (status !== 0) throw new Error('The SPA could not be built.');
          return true;
        },
      },
    },
  });
}
