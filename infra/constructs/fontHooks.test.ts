import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { App, Stack } from 'aws-cdk-lib';
import { Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { afterAll, expect, it } from 'vitest';
import type { Paper } from '../../shared/domain/receipts/paper.ts';
import { inRepository } from '../repository.ts';
import { BUNDLING } from './bundling.ts';
import { fontHooks } from './fontHooks.ts';

const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-fonts-'));

afterAll(() => {
  rmSync(outdir, { recursive: true, force: true });
});

const PAPER: Paper = {
  language: 'zh-Hant',
  title: '收據第 1 號',
  remarks: [],
  issuer: { name: 'Lakeside', lines: [] },
  facts: [{ label: '選手', value: '陳嘉欣 김서연 สมหญิง Nguyễn' }],
  sections: [],
  notes: [],
  page: (page) => String(page),
};

it('draws from a bundle that has nothing beside it but the fonts copied there', async () => {
  const app = new App({ outdir });
  new NodejsFunction(new Stack(app, 'Test'), 'Papers', {
    entry: inRepository('functions/receipts/pdf/paperPdf.ts'),
    runtime: Runtime.NODEJS_24_X,
    projectRoot: inRepository(),
    depsLockFilePath: inRepository('package-lock.json'),
    bundling: { ...BUNDLING, commandHooks: fontHooks },
  });
  app.synth();
  const [folder = ''] = readdirSync(outdir).filter((name) => name.startsWith('asset.'));
  const bundle = path.join(outdir, folder, 'index.mjs');
  // Lambda takes 250 MB unpacked; what is copied are the weights in use.
  const bytes = readdirSync(path.join(outdir, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(outdir, folder, file)))
    .reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThan(25 * 1024 * 1024);
  const { paperPdf } = (await import(pathToFileURL(bundle).href)) as {
    paperPdf: (paper: Paper, issuedAt: Date) => Promise<Uint8Array>;
  };
  const pdf = Buffer.from(await paperPdf(PAPER, new Date(0)));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
}, 240_000);
