import { MessagesScreen } from '#chapters/messages';
import { ChannelRow, HouseWays } from '#chapters/site';

/** What was written, and the ways to the people of the house. */
export const MessagesPage = () => (
  <MessagesScreen channel={<ChannelRow />}>
    <HouseWays />
  </MessagesScreen>
);
