/** What an act may not do, said in a sentence for whoever ordered it. */
export class ActRefusal extends Error {
  override readonly name = 'ActRefusal';
}
