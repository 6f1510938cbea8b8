import type { Topic } from '@/assistant/knowledge/topic'

/**
 * Further wordings of questions, by topic: colloquial ones, from people who run a small business. `` stands between two.
 * Only the sandbox needs them, because it finds a topic by its words. A language model knows what “knock the price down” means.
 */
export const WORDINGS: Readonly<Record<string, string>> = {
  'plan-launch': `what do I get for 4800|what is in the 4800`,
  services: `so basically you are selling phone bots|whats the point of this|give me the short version of your business|what are you guys about|in a nutshell|what would I hire you for|I landed here from an ad, what is this about`,
  'voice-agents': `our phone rings off the hook|we lose business because the line is always engaged|customers end up on
    voicemail|I am up a ladder and cannot get to the phone|we let it ring when we are busy|half our callers give up|nobody mans
    the phones after six|missed a big job because I was driving|explain this phone robot thing to me|what would it say when it
    picks up|like a virtual secretary|an answering machine that talks back`,
  mvp: `I got an idea for a startup|turn my sketch into software|somebody to code my idea|I need a portal for my members|a tool
    for our back office|can you make a booking platform|build me a small online product|a first version to test the market|need
    developers for a side project`,
  'mvp-price': `ballpark for a little saas|how deep are my pockets supposed to be for an app|what would you want for coding my
    idea|rough figure for a first version of the software|is five grand enough for an app|what sort of money is a prototype|
    estimate for building a platform|do I need fifty thousand for an app`,
  'missed-only': `is there a monthly minimum|only pay when it picks up|it should only jump in if we don't answer|use it as overflow|just for the ones we
    can't get to|nobody rings in winter, do I still pay|a quiet month costs nothing?|pay as you go`,
  'case-studies': `show me what you did for others|success stories|who has had good results with this|got any before and after
    numbers|past projects|what have you built for people like me|proof that this pays off for someone`,
  'live-mvp': `can I click around in something you made|a finished product to look at|show me an app you have shipped|links to
    software you launched|what have your apps looked like`,
  'native-app': `will my customers download it from the play store|does it run on a phone|something for tablets|is it a web
    page or a real app|push notifications`,
  prices: `whats the damage|roughly what am I looking at|how much are we talking|what would this set me back|give me a
    number|what do you charge|cost for a one man band|how much for a hairdresser|how much for a garage with two mechanics|is it
    affordable for a small business|ballpark price|what kind of money is this|how pricey is it|I just want to know what I would
    pay|rates`,
  'running-cost': `and every minute on the line, how much is that|what's the rate while someone is talking|are you charging by
    the second|do long calls get expensive|how much for a ten minute conversation|usage fees|price while connected`,
  plans: `run me through your packages|which option would suit a small shop|what is the smallest tier|explain your tiers to
    me|basic or premium|which one is for a single location|how do your offers differ|which package for a dentist`,
  timelines: `how quickly could this be up|what is the turnaround|can you get it done fast|from signing
    to working, how long|is it weeks or months|when would we see something`,
  'agent-timeline': `how soon could it be answering|how long before it picks up our calls|when would the phone thing start
    working|how quickly is the receptionist ready|days until somebody answers for us`,
  'mvp-timeline': `how many weeks till I have an app in my hands|how fast can you code it|when would the first version be
    there|how long until customers can log in|we pitch in two months, is the product there by then`,
  booking: `let's set up a chat|I'd like a slot with you|put me down for the free call|how do I get the ball rolling|where do I click to meet you|when are you free to talk|grab a time with you|arrange a consultation|
    let's do it`,
  'after-booking': `I picked a time, now what|how long will you keep me on the phone|is it going to be a sales pitch|what will
    we talk about|should I bring anything to the call|do you ring me or do I ring you|will I get a zoom link|what is the thirty
    minutes for`,
  'deep-dive': `is the 250 thing worth it|why would I pay 250|what is in the paid one|the longer session with the founder|who is the expensive call
    for|what will I have after the workshop|is that 250 taken off later`,
  'talk-to-person': `I would like to talk to Ines|I would rather speak with somebody|can a real person ring me|is anyone there|let me have
    someone on the phone|I don't want to chat with software|put a colleague of yours on`,
  contact: `what's your email|how do I get hold of you|where can I drop you a line|do you have a number|can I text you|is
    there an office I can ring`,
  'data-where': `where do the recordings sit|which servers|is anything kept overseas|where on earth does all that go|is it
    hosted in the cloud|does it stay in the EU|on whose computers is it`,
  'data-how-long': `when do the tapes get wiped|how many days is a conversation kept|do you hang on to it forever|when are old
    calls thrown away|can it forget everything straight away|can nothing be saved at all`,
  'data-who': `can your staff listen to our customers|which companies get our information|who has access|are you passing it
    on|do strangers hear what my clients say|which suppliers are involved`,
  'data-gdpr': `european privacy rules|we are in the EU so we have to be careful|our data protection officer will ask|is that
    okay under european law|are we the controller`,
  'data-hipaa': `we are a clinic so patient privacy rules matter|are medical records protected|health information act|we handle
    patient files|is it allowed for a doctor's office in the states|protected health information`,
  'data-deletion': `a customer wants everything about her erased|someone asks us to wipe their details|get rid of one
    conversation|remove a person from the system|take a recording down`,
  'data-consent': `do we have to tell callers they are being recorded|does it ask before it tapes someone|what if they do not
    want to be taped|two party consent states|does it warn people that it records|permission to record`,
  'data-never-logged': `what if a caller reads out their visa card|somebody gives their bank details|does it write down pin
    numbers|can it take payment over the phone|can people pay by card with it|a deposit over the phone`,
  'data-training': `do you feed our conversations to chatgpt|will our calls end up in some model|are you selling our
    information|does openai get to learn from my customers|is our stuff used to improve your ai`,
  'build-cost': `and one-time|one-time cost|and the one time fee|what do I pay at the beginning|initial cost|plus the build|price to get it going|what is the one time
    payment|starting price|lowest entry price`,
  'month-cost': `so what lands on my bill every month|monthly fee|what is it per month for a busy salon|subscription price|how
    much do I have to budget each month|running total for a month|what goes off my account monthly`,
  'not-included': `what is extra|do I pay for texts on top|are taxes on top|is the phone line in there|what else gets added to
    the bill|do I pay openai as well`,
  'hidden-fees': `is there any nasty surprise on the bill|anything in the small print|will you charge
    me for other stuff later|are there add-ons I have to take`,
  deposit: `do you want money up front|half first and half later|when is the first payment due|do I pay before you start|pay in
    advance`,
  payment: `bank transfer or card|can I spread the cost|do you send a bill|is paypal okay|direct debit|how are you paid|
    instalments|pay it in chunks`,
  'minimum-term': `am I tied in for a year|do I sign my life away|for how many months do I have to stay|is it month to
    month|any long term agreement|how long do I have to commit`,
  ending: `is there a penalty for leaving|can I cancel if it does not work out|I want out if it does not work out|how do I get out if I hate it|I want to leave after the summer|we may stop after the season|pull the plug|walk away
    whenever|switch you off for good|can I quit any time|I changed my mind later, then what|how long is the notice`,
  date: `we open on the 3rd, will it work by then|needs to run before the holidays|we need it for black friday|our season
    starts in april|can it be done by next month|opening day is soon`,
  'your-part': `do you need IT from our side|do we need an IT person|what would I have to do on my side|do I need to write anything|homework for us|will it eat my evenings|what
    information do you want|do I have to know computers|how involved am I|I am no good with tech`,
  'another-site': `we are opening a second branch|three shops one phone system|we run a small chain|does each shop need its
    own|two restaurants in two towns|franchise with five places|what if we move or open another one`,
  ownership: `who does it belong to at the end|is the software mine|do I get the files|can I take it elsewhere|can another
    developer carry on with it|do I rent it or own it|who has the rights`,
  confidentiality: `my idea is secret, will you keep quiet about it|keep my plans to yourselves|promise not to copy it|what if you build it for a rival`,
  'without-us': `and if you guys go bust|what if you pack it in|are you going to be around next year|you get run over by a
    bus|what if the firm closes`,
  imprint: `are you legit|where is your office|registered company|are you for real as a firm|what country are you in|who owns
    the business|is this some fly by night outfit`,
  'real-clients': `name someone who actually uses this|which shops near me have it|how many businesses run on it|any plumbers
    with it|has a salon tried it|do you have paying customers|who else in my line of work has this`,
  reference: `can I speak to another firm that uses it|talk to a restaurant that uses it|could I ring one of your customers|put me in touch with someone who has it|ask another owner how it went|a
    previous client I may phone`,
  samples: `are these quotes made up|did you invent those companies|those reviews look fake|why does it say sample|who are the
    people in the pictures|are these numbers from a real business`,
  calendar: `can it put appointments straight in|we use google for our schedule|does it see when we are free|books jobs into our
    diary|will it fill my appointment book|can it schedule a visit|set up a viewing by itself|slot people in`,
  'double-booking': `what stops it giving two people the same slot|what if it puts someone in the wrong time|two customers at
    once in the diary|it books when we are closed|it makes a mess of the schedule|overbooked`,
  'tells-prices': `can it say what a crown costs|people ask what we charge|give callers a quote|what
    if they want to know the price of a cut|tell them the call-out fee`,
  'beside-receptionist': `my receptionist is worried about her job|my staff are scared of it|will I have to let my secretary go|my daughter answers the phone now|we have a lady at the desk|does
    it work alongside my staff|my wife does the phones|are you putting people out of work|only when the front desk is on a
    break`,
  trust: `why should I believe you|how do I know it works|can I rely on it|I am not sure about letting a machine do this|what if
    it goes off script|could it embarrass us|will it make things up|does it invent answers`,
  hours: `I only want it on at night|when we are shut|weekends and bank holidays only|outside of business hours|switch it on at
    lunch|evenings only|from six to eight in the morning|we are closed on mondays, does it pick up|round the clock`,
  'own-system': `does it hook up with dentrix|our vet software|we run everything in servicetitan|does it talk to mindbody|we have
    our own booking program|link it to our till|an old system nobody knows|does it plug into jobber|we use a program for
    reservations`,
  'phone-system': `we are on ringcentral|does it work with a landline|our phones are on teams|we have a mobile only|behind our
    pbx|with an old isdn line|forwarding from my cell|how does it get the calls from our line`,
  'own-number': `can I stick with mine|the number is on all our vans|people have known our
    number for years|keep the one we have|we printed the number on everything`,
  'no-change': `do I gotta get a new phone number|do I need a new number|we are with vodafone, would we have to switch|stay with at&t|new contract with the phone company|do I need
    special phones|any hardware to buy|do you come and install something`,
  unsure: `what happens when it is stumped|somebody asks a weird question|it does not have a clue|question it was never told
    about|does it admit when it does not know|what if it cannot help|it gets something it can not answer`,
  transfer: `how does the handover to our person on call work|hand it over to the vet on call|if someone insists on speaking to me will it patch them through|pass it to my mobile|can it ring me for the important
    ones|connect them with the right colleague|send a call to another department|put my regulars straight to me|hand it to the
    person on duty`,
  human: `can patients still get a human if they want one|can they still get hold of one of us|is there an option to press 0|will they be stuck with the machine|someone just wants a person|some of my customers will
    just want a person|can they get out of it and talk to us|customer insists on one of us|they'll want to talk to a real person
    sometimes|what if they ask for me`,
  'at-once': `busy with loads of calls at once|lots of people ring at once|monday mornings five people ring at the same moment|does the second caller get a busy tone|a rush of calls|ten at a
    time|what if everybody rings after the storm|line busy|peak times`,
  emergency: `someone has a toothache at night|a caller is in pain at the weekend|somebody is bleeding|what does it do when somebody rings with a burst pipe at 2am|a boiler breaks down at night|it is life and
    death|urgent calls at the weekend|an animal was hit by a car|someone with chest pain rings|no heating in winter|how does it
    know that it is urgent`,
  'says-ai': `does it pretend to be human|will people notice|does it admit it is a machine|do you have to say it is a robot|would
    my customers be able to tell|is it honest about being a computer`,
  outage: `what if your servers fall over|and if the internet is down|when it crashes|there is a power cut|what if it stops
    working on a saturday|what is plan b|do calls get lost when it breaks`,
  outbound: `can it ring people to remind them|call my leads back|phone everybody on a list|chase unpaid invoices|follow up on
    quotes|ring around for reviews|reminder calls before the visit|call customers who have not been in a while|no shows`,
  'text-message': `will it text the caller a confirmation|send a link by sms|a reminder by
    text|whatsapp message after the call|confirm by email|can it send them our address`,
  'hear-one': `let me listen to one|play me something|any audio|a sample call|what does it sound like in real life|is there a
    demo I can hear|let me hear it talk|example of a conversation`,
  security: `could it be hacked|is it watertight|do you take privacy seriously|our customers trust us with their details|what
    about leaks`,
  'this-call': `are you taping this|is someone reading what I type|who sees this chat|do you save what I say here`,
  custom: `is every customer given the same robot|made for my business or off the shelf|one size fits
    all|does it know our way of doing things`,
  stacks: `can it fill in our crm|pipedrive|notes into salesforce|google sheets|does it talk to other programs|make.com|
    connects with what|will it update our spreadsheet`,
  languages: `half our patients only speak polish|lots of tourists ring us|many of my clients are from mexico|we get calls in
    mandarin|they do not speak english well|bilingual|what if someone starts in italian|foreign callers|does it do welsh`,
  industries: `do you know anything about car repair shops|is this any good for a yoga studio|for an accountant|would this work
    for a bakery|I own a gym|we run a vet practice|I am an electrician|for landlords|for a funeral home|we are a tattoo studio`,
  reliability: `does it lag|are there awkward pauses|how quick does it react|does it ever go down|will it pick up straight
    away|is there a delay when it talks|how many times does it ring`,
  payback: `that is a lot for us|that is a lot of money|when do I make my money back|is the investment worth it|does it pay off|what do I gain|we are tiny, does it make
    sense|I only get ten calls a day, is it worth bothering|how would I earn that back|break even`,
  guarantee: `do I get my cash back if it is rubbish|money back if I am unhappy|what if it is a flop|no results no pay|do I risk
    losing my money|satisfaction guaranteed`,
  growing: `add more later|start with one thing|could we expand it next year|begin small|move up when we get bigger`,
  team: `how big is your company|are you just one guy|who is going to do the work|are your people
    abroad|do you farm it out|what is your background|who runs this`,
  'opt-out': `what if they do not want to be called again|take me off the list|people who get annoyed at being rung|does it
    remember who said no|complaints about our calls`,
  medical: `a patient asks whether to take ibuprofen|would it tell people what to do about a fever|someone describes their
    pain|does it play doctor|advice on a sick dog|what medicine should they have`,
  insurance: `people always ask if we take delta dental|do we take their insurance|medicare questions|is my plan covered|which
    insurers we work with`,
  'own-voice': `record my voice for it|can it have my wife's voice|talk like our receptionist|make it
    speak in a famous person's voice`,
  voices: `sounds robotic|does it sound like a machine|can I choose how it sounds|a friendly young voice|make
    it sound older|how human does it sound|monotone`,
  accents: `folks with thick scottish accents|customers who mumble|my clients have heavy accents|noisy building site in the
    background|poor reception|deaf or hard of hearing callers|people who talk fast`,
  'change-booking': `someone wants to push their appointment to thursday|people who ring to cancel|move it to next week|they are
    running late|call off a visit|swap a time|can it rebook someone|add two people to a table`,
  testing: `how do you make sure it does not screw up|do you try it before customers get it|who checks what it says|trial run
    before launch|do I get to hear it first|how do you teach it our business`,
  'odd-calls': `a caller who cries|what if someone is crying|what if a caller is angry|somebody is furious|we get time wasters and prank calls|nuisance callers|people who shout|telemarketers|what about spam|kids
    messing about|someone is abusive on the phone|salespeople who ring all day`,
  qualify: `can it weed out the time wasters|only put the serious ones through|ask them for their budget|find out what they
    want first|take down the job details|ask what car it is|collect the address and the problem|does it ask the right questions`,
  'usual-questions': `90 percent just ask when we are open and where to park|people want to know if we do keys|do you have gluten
    free|is there wheelchair access|do you allow dogs|simple stuff like our address|same ten questions every day|what's on the
    menu`,
  'edit-myself': `if I shut early can I just tell it|can I change the prices it says myself|can I tweak what it says without asking you|update our holidays ourselves|add a new price on my own|do I get a
    login to alter it|change the greeting|who puts in new opening times`,
  changes: `say I want something different later|new features after launch|can you alter it next year|we will think of more
    things|adding a page afterwards`,
  orders: `could it take a pizza order|ring up for a takeaway|order flowers|take orders for parts|click
    and collect by phone`,
  'looks-up': `would it know a regular|check if the car is ready|where is my parcel|tell them when the engineer arrives|does it
    know their last visit|look up an account|is my prescription ready`,
  'listen-in': `can I eavesdrop live|jump in while it is talking|hear it as it happens|barge in on a call`,
  dashboard: `can we see the transcripts|somewhere I can see all the calls|how will I know who rang|do I get a summary|a list of the day's callers|read what
    was said|notifications on my phone|statistics|who phoned while I was out|where do the messages go|how do I get the messages`,
  'call-law': `is robocalling even allowed|could I get fined for this|rules on automated calls|do I need permission to phone
    people|is it above board`,
  judgement: `a client asks if they have a case|does it give tax advice|would it tell people what to invest in|advice about a
    divorce`,
  'callers-dislike': `my mum hates talking to machines|my wife worries it puts people off|older folks get
    confused|our regulars are old school|it will scare customers away|people slam the phone down on robots`,
  trial: `can I give it a go before I pay|free for a month|test drive|try before I buy|dip my toe in|a
    pilot for a few weeks`,
  discount: `any chance of a better deal|can you knock the price down|meet me in the middle|mates rates|cheaper for
    charities|what if I pay everything at once|can we haggle|promo code`,
  competitors: `why you and not some cheaper outfit|what do you do better|I saw another one for 50 a
    month|how do you compare|why not use a call centre|I have an answering service already|others offer that for less`,
  platform: `what tech is under the hood for the calls|could I not just do that with chatgpt|who do you
    resell|whose software is it|my cousin could make that`,
  models: `which brain does it use|openai inside|is that claude`,
  commission: `do you skim off each reservation|do you get a share|pay per booking|is there a fee per appointment`,
  late: `and if you overrun|what if it takes longer than you said|you are behind schedule|do I pay less if you are late`,
  websites: `can you redo my site too|I need a new homepage|build a landing page|wordpress`,
  'other-services': `do you do ads|help with instagram|get me on google|print flyers|can you do my marketing too`,
  catch: `what is the downside|what are you not telling me|sounds too good to be true|where does it go wrong|is there a snag|what
    are its weak spots|be honest what does it not do well`,
  'instead-of-staff': `would it be less than paying a front desk lady|cheaper than a temp|against an employee|what does a person cost
    next to it|save on wages|replace a salary`,
  'first-year': `what would I spend in twelve months|a year all told|total for year one|everything in the first year`,
  design: `who makes it look nice|do I need a designer|will it look good|do you draw the screens|what about our logo`,
  certificates: `are you iso certified|any security badge|audited|cyber essentials|do you have papers for your security`,
  encryption: `is it all scrambled in transit|can somebody tap the line|is the connection secure|are recordings locked`,
  chat: `can it answer whatsapp messages|a bot for our facebook page|reply to web enquiries|messages on instagram|does it do
    emails`,
  support: `who do I ring when something breaks on a sunday|is someone there at weekends|how quickly do you come
    back to me|when are you open`,
  'after-launch': `once it's running, do you disappear|do you look after it|who keeps an eye on it|does it get better over
    time|who repairs it|are you still there afterwards|is upkeep included`,
  'who-calls': `who is ringing me then|is it you who phones|does a machine call me back`,
  partners: `can I sell this to my own clients|are you recruiting|I run an agency, can we work together|
    finder's fee|want to invest`,
  videos: `got a youtube|anything to watch|where can I learn more|articles`,
  both: `could the app also answer the phone|I want the phone thing plus an app|can you do the two things at once|an app and an agent together`,
  ceiling: `can I cap it so it never goes over 200|stop at a certain amount|what if it runs up a huge bill|spending limit|an alert
    when it gets expensive`,
  'mvp-scope': `what do I get for the app money|does it come with user accounts|will it take payments|how many screens|what is in
    the first version|is there an admin area|does that include hosting and a domain`,
  'mvp-stack': `what is it coded in|which framework|do you use bubble|can our developers take it over|modern technology?`,
  liability: `who pays if it screws up|do you have insurance|who is on the hook if it messes up|it promised a customer something wrong|it gave out a wrong price|can my customers
    sue me|do you carry insurance|whose fault is it`,
  'deep-dive-refund': `can I have the paid session refunded|I cannot make the paid session|reschedule the deep dive`,
  'numbers-abroad': `we are in dubai, does that work|I am in canada|does it work in ireland|australian numbers|we are based in
    spain|can you do a swiss number`,
}

/** All wordings of a topic's question. */
export const wordingsOf = ({ id, asked }: Topic): readonly string[] => [
  ...asked,
  ...(WORDINGS[id]?.split('|').map((wording) => wording.trim().replace(/\s+/g, ' ')) ?? []),
]
