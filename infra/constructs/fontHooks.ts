import type { ICommandHooks } from 'aws-cdk-lib/aws-lambda-nodejs';
import { DOCUMENT_FONTS } from '../../functions/services/documents/pdf/documentFonts.ts';

/**
 * Copies the documents' fonts beside a bundle, at the paths where Node finds them in the repository: each
 * package's list of characters per file, and the files of the weights in use.
 */
export const fontHooks: ICommandHooks = {
  beforeBundling: () => [],
  beforeInstall: () => [],
  afterBundling: (inputDirectory, outputDirectory) =>
    DOCUMENT_FONTS.flatMap(({ name, weights }) => {
      const folder = `node_modules/@fontsource/${name}`;
      const from = `${inputDirectory}/${folder}`;
      const to = `${outputDirectory}/${folder}`;
      return [
        `mkdir -p "${to}/files"`,
        `cp "${from}/unicode.json" "${to}/unicode.json"`,
        ...weights.map((weight) => `cp "${from}/files/"*-${weight}-normal.woff "${to}/files/"`),
      ];
    }),
};
