/** What is done, as a noun before "of", and the verb that says it. */
export const NOMINAL_VERBS: ReadonlyMap<string, string> = new Map(
  'migration migrate,validation validate,verification verify,evaluation evaluate,comparison compare,calculation calculate,conversion convert,installation install,deployment deploy,implementation implement,deletion delete,removal remove,measurement measure,measurements measure,investigation investigate,restart restart,upgrade upgrade,update update,review review,check check,processing process,creation create,generation generate,execution execute,configuration configure,collection collect,aggregation aggregate,transformation transform,encryption encrypt,decryption decrypt,rotation rotate,replication replicate,synchronization synchronize,registration register,management manage,handling handle,storage store,delivery deliver,distribution distribute,extraction extract,initialization initialize,termination terminate,approval approve,rejection reject,assignment assign,cancellation cancel,compression compress'
    .split(',')
    .map((pair) => {
      const [noun = '', verb = ''] = pair.split(' ');
      return [noun, verb];
    }),
);
