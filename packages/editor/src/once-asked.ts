/** What `make` gives, which is made when somebody first asks, and once. */
export function onceAsked<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
