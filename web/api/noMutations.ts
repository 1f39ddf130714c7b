/**
 * Stands for TanStack Query's store of mutations in the built page: see decision 0207. A client asks it only for
 * what is below.
 */
export class MutationCache {
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }

  findAll(): readonly never[] {
    return [];
  }

  clear(): void {
    // Nothing is kept.
  }
}
