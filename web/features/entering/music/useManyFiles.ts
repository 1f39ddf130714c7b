import { useEffect, useRef, useState } from 'react';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { matchFileName } from '../../../../shared/domain/entering/music/matchFileName.ts';
import { lacksMusic } from '../../../../shared/domain/entering/music/missingMusic.ts';
import {
  lengthFindings,
  verdictOf,
  type MusicFinding,
} from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { inspectFile } from './inspectFile.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { isFeeRefused } from './isFeeRefused.ts';
import { sendChosenMusic } from './sendMusic.ts';

/** A file of many, with what it is for and how far it is. */
export interface ManyFile {
  readonly id: string;
  readonly file: File;
  /** '' until somebody has said it. */
  readonly programmeId: string;
  /** Somebody has said that it may take the place of a file that is there. */
  readonly mayReplace: boolean;
  readonly work: 'waiting' | 'working' | 'sent' | 'refused' | 'failed';
  readonly findings: readonly MusicFinding[];
  /** Of a file that failed. */
  readonly problem: unknown;
}

/** Files of many programmes: matched by their names, then checked and sent one after the other. */
export function useManyFiles(competitionId: string, programmes: readonly ListedMusic[]) {
  const [files, setFiles] = useState<readonly ManyFile[]>([]);
  const [isSending, setSending] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const change = (id: string, to: Partial<ManyFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));

  const add = (file: File) => {
    const open = programmes.filter(({ isOver }) => !isOver);
    const named = open.map((programme) => ({ ...programme, lacks: lacksMusic(programme) }));
    const programmeId = matchFileName(file.name, named)?.programmeId ?? '';
    const nothing = { mayReplace: false, findings: [], problem: null };
    const fresh = { id: crypto.randomUUID(), file, programmeId, ...nothing };
    setFiles((all) => [...all, { ...fresh, work: 'waiting' as const }]);
  };

  const sendOne = async ({ id, file }: ManyFile, programme: ListedMusic, signal: AbortSignal) => {
    change(id, { work: 'working', problem: null });
    try {
      const chosen = await inspectFile(file, signal);
      const music = chosen.inspected.sound?.music;
      const limit = programme.seconds === 0 ? null : programme.seconds;
      const lengths = music ? lengthFindings(music.to - music.from, limit) : [];
      const findings = [...lengths, ...chosen.inspected.findings];
      if (verdictOf(findings) === 'refuse') return change(id, { work: 'refused', findings });
      const { entryId, eventId: event, version, feeDue: fee } = programme;
      const body = { programmes: [{ event, version }], agreed: false, fee };
      await sendChosenMusic({ entryId, competitionId }, chosen, body, {
        signal,
        onProgress: () => undefined,
      });
      change(id, { work: 'sent', findings });
    } catch (problem) {
      if (!signal.aborted) change(id, { work: 'failed', problem });
      if (isFeeRefused(problem)) void refetchChanged('sendMusicForFamily');
    }
  };

  /** Those that may be sent: for a programme without a file, or in the place of one. */
  const ready = files.filter(({ work, programmeId, mayReplace }) => {
    const programme = programmes.find((one) => one.programmeId === programmeId);
    return work !== 'sent' && programme !== undefined && (programme.file === null || mayReplace);
  });

  /** Their late fees, in minor units. */
  const fee = programmes
    .filter(({ programmeId }) => ready.some((file) => file.programmeId === programmeId))
    .reduce((sum, { feeDue }) => sum + feeDue, 0);

  const send = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setSending(true);
    for (const file of ready) {
      const programme = programmes.find(({ programmeId }) => programmeId === file.programmeId);
      if (programme && !signal.aborted) await sendOne(file, programme, signal);
    }
    setSending(false);
  };

  return {
    files,
    ready,
    fee,
    isSending,
    add,
    send,
    choose: (id: string, programmeId: string) =>
      change(id, { programmeId, mayReplace: false, work: 'waiting', findings: [] }),
    allow: (id: string, mayReplace: boolean) => change(id, { mayReplace }),
    remove: (id: string) => setFiles((all) => all.filter((one) => one.id !== id)),
  };
}
