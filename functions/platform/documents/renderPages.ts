import type { Block, TextBlock } from './blocks.ts';
import { newDocument, type DocumentProperties } from './newDocument.ts';
import { PageFlow, type PageShape } from './PageFlow.ts';
import { embedPicture } from './pictures.ts';
import { STYLES } from './styles.ts';

export interface Pages {
  readonly properties: DocumentProperties;
  readonly shape: PageShape;
  readonly blocks: readonly Block[];
  /** At the foot of every page. */
  readonly foot: { readonly text: string; readonly pageText: (page: number, pages: number) => string };
}

/** All digits, for the page numbers. */
const FIGURES = '0123456789';

/** Renders blocks as PDF on as many pages as needed, with a foot and embedded fonts for every script. */
export async function renderPages({ properties, shape, blocks, foot }: Pages): Promise<Uint8Array> {
  const { document, type } = await newDocument(properties);
  const all = [
    ...blocks.flatMap(textsOf),
    ...[foot.text, foot.pageText(1, 1), FIGURES].map((text) => ({ text, style: STYLES.small })),
  ];
  for (const weight of [400, 700] as const) {
    const ofWeight = all.filter(({ style }) => style.weight === weight);
    // Most rows are alike, so their characters are looked up once.
    await type.prepare([...new Set(ofWeight.map(({ text }) => text))], weight);
  }
  const pictures = new Map(
    await Promise.all(
      blocks.flatMap((block) =>
        block.kind === 'beside' && block.figure.kind === 'picture' ? [pictureOf(block.figure.bytes)] : [],
      ),
    ),
  );
  const flow = new PageFlow(document, type, { language: properties.language, shape, pictures });
  for (const block of blocks) flow.place(block);
  flow.foot(foot.text, foot.pageText, STYLES.small);
  return document.save();

  async function pictureOf(bytes: Uint8Array) {
    return [bytes, await embedPicture(document, bytes)] as const;
  }
}

/** Every text that a block draws. */
function textsOf(block: Block): readonly TextBlock[] {
  switch (block.kind) {
    case 'texts':
    case 'beside':
      return block.texts;
    case 'box':
      return [...block.texts, ...(block.code ? [block.code.caption] : [])];
    case 'keyValues':
      return block.pairs.flatMap(({ label, value }) => [
        { text: label, style: STYLES.small },
        { text: value, style: STYLES.body },
      ]);
    case 'table':
      return block.rows.flatMap(({ cells, note }) => (note ? [...cells, note] : cells));
    case 'writing':
      return block.lines;
    case 'keep':
    case 'cut':
    case 'repeatedHead':
      return block.blocks.flatMap(textsOf);
    case 'space':
    case 'band':
    case 'newPage':
      return [];
  }
}
