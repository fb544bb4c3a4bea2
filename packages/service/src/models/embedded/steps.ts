/** The tasks that are soon done on short texts, by name. */
export type StepName = 'detect' | 'nameLanguage' | 'inspect' | 'examine' | 'repair';

/** One task with what it works on. */
export interface Step {
  readonly task: StepName;
  readonly argument: unknown;
}

/** What became of a step. */
export type StepEnd = { readonly result: unknown } | { readonly error: unknown };

type Tasks = Readonly<Record<StepName, (argument: never) => Promise<unknown>>>;

/** The task of a thread that carries out several steps, one after the other; one that fails leaves the others as they are. */
export function stepsWith(tasks: Tasks): (steps: readonly Step[]) => Promise<readonly StepEnd[]> {
  return async (steps) => {
    const ends: StepEnd[] = [];
    for (const { task, argument } of steps) {
      try {
        ends.push({ result: await tasks[task](argument as never) });
      } catch (error) {
        ends.push({ error });
      }
    }
    return ends;
  };
}

/** Steps that cross to a thread at once. */
const MOST_STEPS = 8;
/** UTF-16 units that a step which goes with others may work on, so that none holds up the others for long. */
const MOST_UNITS = 4_000;

/** The task that carries out several steps, see `stepsWith`. */
export const STEPS = 'steps';

const NAMES: ReadonlySet<string> = new Set<StepName>([
  'detect',
  'nameLanguage',
  'inspect',
  'examine',
  'repair',
]);

/** Whether a task is one that may go with others. */
export function isStep(task: string, argument: unknown): task is StepName {
  return NAMES.has(task) && unitsIn(argument) <= MOST_UNITS;
}

/** Whether what a thread is asked is a step, or several. */
export function isNameOfSteps(task: string): boolean {
  return task === STEPS || NAMES.has(task);
}

function unitsIn(argument: unknown): number {
  if (typeof argument === 'string') return argument.length;
  if (typeof argument !== 'object' || argument === null) return 0;
  return Object.values(argument).reduce((sum: number, value: unknown) => sum + unitsIn(value), 0);
}

interface WaitingStep {
  readonly step: Step;
  readonly over: PromiseWithResolvers<unknown>;
}

/** Steps on their way to a thread and back; alone where it is one, with no others under way at any time. */
interface Flight {
  isAlone: boolean;
}

/**
 * Carries out those steps together that wait for the same turn: what takes a fraction of a millisecond costs as much again when it crosses
 * to a thread and back by itself. What they lead to then comes at the same time too, and is stored in one commit.
 *
 * @param inTurn calls what it is given when a thread is free, or when a thread has but one group of steps, and as many as may go together
 * wait: threads that wait for each other's groups serve a quarter less, and smaller groups cost more
 * @param alone calls what it is given when a thread is free, which then has nothing else to do
 * @param carryOut gives the end of each; where it fails for some that were not alone, each is carried out alone, so that one that ends its
 * thread costs the others only time
 */
export function createSteps(
  inTurn: (work: () => Promise<void>, goesAhead: () => boolean) => void,
  alone: (work: () => Promise<void>) => void,
  carryOut: (steps: readonly [Step, ...Step[]]) => Promise<readonly StepEnd[]>,
): (step: Step) => Promise<unknown> {
  const waiting: WaitingStep[] = [];
  let turnsAskedFor = 0;
  const flights = new Set<Flight>();

  const together = async (first: WaitingStep, others: readonly WaitingStep[]): Promise<void> => {
    const group = [first, ...others];
    const flight: Flight = { isAlone: others.length === 0 && flights.size === 0 };
    for (const other of flights) other.isAlone = false;
    flights.add(flight);
    try {
      const ends = await carryOut([first.step, ...others.map(({ step }) => step)]);
      for (const [at, { over }] of group.entries()) settle(over, ends[at]);
    } catch (error) {
      if (flight.isAlone) first.over.reject(error);
      else for (const one of group) alone(() => together(one, []));
    } finally {
      flights.delete(flight);
    }
  };
  const next = async () => {
    turnsAskedFor -= 1;
    const [first, ...others] = waiting.splice(0, MOST_STEPS);
    if (first !== undefined) await together(first, others);
  };
  return (step) => {
    const over = Promise.withResolvers<unknown>();
    waiting.push({ step, over });
    if (waiting.length > turnsAskedFor * MOST_STEPS) {
      turnsAskedFor += 1;
      inTurn(next, () => waiting.length >= MOST_STEPS);
    }
    return over.promise;
  };
}

function settle({ resolve, reject }: PromiseWithResolvers<unknown>, end: StepEnd | undefined): void {
  if (end === undefined || 'error' in end) reject(end?.error);
  else resolve(end.result);
}
