/** What the tabs of one site say to each other. */
export interface Tabs<Message> {
  /** Whether there is a way to speak to them. */
  hear(): boolean;
  tell(message: Message): void;
  onMessage(listen: (message: Message) => void): () => void;
}

export function createTabs<Message>(name: string): Tabs<Message> {
  let channel: BroadcastChannel | undefined;
  const open = (): BroadcastChannel | undefined =>
    (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name));
  return {
    hear: () => open() !== undefined,
    tell: (message) => open()?.postMessage(message),
    onMessage(listen) {
      const tabs = open();
      const receive = (event: MessageEvent<Message>): void => listen(event.data);
      tabs?.addEventListener('message', receive);
      return () => tabs?.removeEventListener('message', receive);
    },
  };
}
