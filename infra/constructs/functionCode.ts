import { spawnSync } from 'node:child_process';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { inRepository } from '../repository.ts';
import { copyFonts } from './copyFonts.ts';

/** The bundle of a function: `index.mjs` and the files that it imports, made when the app is synthesized. */
export function functionCode(entry: string, { fonts }: { readonly fonts: boolean }): Code {
  return Code.fromAsset(inRepository(), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      // The CDK makes one asset of two functions that differ in nothing which it can see.
      command: [entry],
      local: {
        tryBundle(outputDirectory) {
          bundle(entry, outputDirectory);
          if (fonts) copyFonts(outputDirectory);
          return true;
        },
      },
    },
  });
}

/** In a process of its own: esbuild is a development dependency, and the local host reads these constructs too. */
function bundle(entry: string, outputDirectory: string): void {
  const { status } = spawnSync(
    process.execPath,
    [inRepository('infra', 'bundle.ts'), entry, outputDirectory],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`${entry} could not be bundled.`);
}
