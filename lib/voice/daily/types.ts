/** Types of the media library that the official SDK's surface shows, for the layers that may not import it. */
export type {
  DailyAdvancedConfig,
  DailyCall,
  DailyCallQualityTestData,
  DailyEventObject,
  DailyFactoryOptions,
  DailyParticipant,
  DailyVideoSendSettings,
} from '@daily-co/daily-js'
