title = Гельвеция

option-quick_setup = Быстрое начало
option-quick_setup-no = нет
option-quick_setup-yes = да
option-quick_setup-hint = Да: каждый получает центр деревни и три начальных здания к нему, а не выбирает их по очереди.
option-first_game = Самая первая игра
option-first_game-no = нет
option-first_game-yes = да
option-first_game-hint = Да: быстрое начало, без жетонов персонажей, и игра заканчивается при 18 очках вместо 20.
option-direction = Направление хода
option-direction-counterclockwise = против часовой стрелки
option-direction-clockwise = по часовой стрелке
option-direction-hint = По правилам играют против часовой стрелки.
option-neutral_coin = Вдвоём: нейтральную монету берут
option-neutral_coin-turn = вместо всего хода
option-neutral_coin-action = вместо одного действия
option-neutral_coin-hint = Правила можно понять и так, и так.

good-wood = дерево
good-brick = кирпич
good-stone = камень
good-ore = руда
good-grain = зерно
good-water = вода
good-cow = корова
good-bread = хлеб
good-iron = железо
good-goat = коза
good-beer = пиво
good-milk = молоко
good-cheese = сыр
good-meat = мясо
good-cloth = одежда
good-cowbell = колокольчик

kind-woodcutter = лесопилка
kind-brickworks = кирпичный завод
kind-stonemason = каменоломня
kind-mine = шахта
kind-grain_farm = пшеничное поле
kind-well = колодец
kind-cowshed = коровник
kind-bakehouse = хлебопекарня
kind-ironworks = плавильная печь
kind-goat_shed = козья ферма
kind-brewery = пивоварня
kind-dairy = маслобойня
kind-cheese_dairy = сырный магазин
kind-butcher = мясная лавка
kind-tannery = кожевня
kind-bell_founder = колокольный мастер
kind-marketplace = базар
kind-cattle_market = рынок крупного рогатого скота
kind-goat_market = козий рынок
kind-delicatessen = бакалейная лавка
kind-mill = мельница
kind-tavern = таверна
kind-town_hall = ратуша
kind-church = церковь

person-builder = строитель
person-carter = торговец
person-watchman = ночной сторож
person-priest = священник
person-midwife = повитуха

sex-woman = женщина
sex-man = мужчина

quarter-top_left = слева сверху
quarter-top_right = справа сверху
quarter-bottom_left = слева снизу
quarter-bottom_right = справа снизу

branch-grain = зерно
branch-water = вода
branch-ore = руда
branch-wood = стройматериалы

line-start_tile = Маркер первого игрока
line-deliveries = Доставки
line-goods_tiles = Жетоны товаров
line-person_tiles = Жетоны персонажей
line-victory_buildings = Здания победных очков
line-branches = Ряды рынка
line-surround = Окружённый центр

## Стол

round = Раунд { $round }
village = Деревня ({ $seat })
neutral-village = Нейтральная деревня
coins = монеты
next-turn = следующий ход
dowry = приданое
centre = центр
school = школа
newborn = новорождённые
supply = запас
persons = Персонажи
offer = Открытые здания
market = Рынок
costs = стоимость
free-of-charge = бесплатно
tile = жетон
used = использован
making = Нужный товар: { $good }
neutral-coin = нейтральная монета
signs = ♀ женщина, ♂ мужчина, z спит, ○ нейтральный, ⚑ первый игрок
nothing-built = пока ничего

## Действия

action-choose = Выбрать начальное здание: { $kind }
action-rob = Взять чужое начальное здание ({ $owner }): { $kind }
action-lay = Положить на участок { $place } ({ $quarter })
action-neutral = Положить нейтральное здание: { $kind }
action-settle = Участок { $place }, { $kind }: вселяется { $sex }
action-settle-nobody = Участок { $place }, { $kind }: не вселяется никто
action-in = Вселяется { $sex }
action-build = Построить: { $kind }
action-deliver = Доставить товар: { $good }
action-wake = Разбудить: { $village }, { $quarter }
action-marry = Брак, из { $source-id ->
    [centre] центра
   *[other] школы
}: { $village }, { $kind }, с кем: { $who }
action-bear = Ребёнок ({ $sex }) у пары: { $kind }
action-extra = С жетоном: { $what }
action-wake_nobody = Никого не разбудить (ничто другое не даёт результата)
action-neutral_build = Построить в нейтральной деревне: { $kind }
action-neutral_marry = Нейтральный житель вступает в брак: { $kind }
action-end = Закончить ход
action-pass = Пропустить ход и оставить нейтральную монету
action-work = Произвести: { $village }, { $kind } (участок { $place })
action-buy = Купить за монету
action-from = Отдать в обмен: { $good }
action-dowry = Взять монету ({ $owner })

## Что произошло

event-turn = { $seat } начинает ход
event-chose = { $seat } выбирает: { $kind }
event-robbed = { $seat } берёт чужое начальное здание ({ $from }): { $kind }
event-laid = { $seat } кладёт: { $kind }
event-settled = { $seat } вселяет жителя ({ $sex })
event-schooled = { $seat } отправляет жителя в школу ({ $sex })
event-centred = { $seat }: в центре деревни ещё один житель ({ $sex })
event-wed = { $seat }: житель вступает в брак в деревне соседа ({ $sex })
event-acted = { $seat } кладёт монету: { $person }
event-extra = { $seat } использует жетон персонажа: { $person }
event-worked = { $seat } производит: { $good }
event-exchanged = { $seat } обменивает: { $good } → { $into }
event-bought = { $seat } покупает: { $good }
event-built = { $seat } строит: { $kind }
event-moved_in = Вселяется житель ({ $sex })
event-surrounded = { $seat } полностью окружает центр деревни: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
event-delivered = { $seat } доставляет товар: { $good }
event-goods_tile = { $seat } — первая доставка ({ $good }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
event-branch_tile = { $seat } завершает ряд рынка ({ $branch }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
event-woke = { $seat } будит { $count ->
    [1] одного жителя
    [one] { $count } жителя
   *[other] { $count } жителей
} ({ $quarter })
event-empty_wake = { $seat } никого не будит
event-married = { $seat }: житель вступает в брак в другой деревне ({ $sex })
event-dowry = { $seat } берёт монету ({ $owner })
event-born = { $seat }: родился ребёнок ({ $sex })
event-neutral_built = { $seat } строит в нейтральной деревне: { $kind }
event-neutral_wed = { $seat }: нейтральный житель вступает в брак ({ $sex })
event-passed = { $seat } пропускает ход
event-ended_turn = { $seat } заканчивает ход
event-round_over = Раунд { $round } окончен
event-person_tile = { $seat } берёт жетон персонажа: { $person }
event-starter = { $seat } — первый игрок
event-grew_up = { $seat }: { $children ->
    [1] один ребёнок идёт в школу
    [one] { $children } ребёнок идёт в школу
    [few] { $children } ребёнка идут в школу
   *[other] { $children } детей идут в школу
}
event-revealed = Новое здание: { $kind }
event-round = Раунд { $round } начинается
event-ended = Игра окончена, раундов: { $rounds }
event-final = { $seat }: { $line } { $points }

## Почему нельзя

reason-over = Игра окончена.
reason-turn-over = Ваш ход окончен: завершите его или отмените действие.
reason-now-choose = Сначала выберите начальное здание.
reason-now-rob = Сначала возьмите начальное здание у другого игрока.
reason-now-lay = Сначала положите здание на свободный участок.
reason-now-neutral = Сначала выберите нейтральное здание, которое кладут следующим.
reason-now-sex = Сначала выберите женщину или мужчину.
reason-now-pair-1 = Сначала поселите первую пару в два своих здания.
reason-now-pair-2 = Сначала скажите, кто из второй пары живёт в третьем здании; другой идёт в школу.
reason-now-pair-3 = Сначала один из третьей пары вступает в брак в деревне соседа слева.
reason-now-act = Сейчас нужно действие с одним из пяти персонажей.
reason-now-worker = Сначала скажите, кто произведёт нужный товар.
reason-now-input = Сначала скажите, какой товар отдать в обмен.
reason-now-mover = Сначала скажите, кто вселяется.
reason-now-dowry = Сначала возьмите монету из центра той деревни.
reason-now-school = Сначала выпускники школы вселяются в здания.
reason-has-kind = Это у вас уже есть: { $kind }. Здание каждого типа может быть только одно.
reason-none-left = Таких больше не осталось: { $kind }.
reason-not-there = У этого игрока такого здания нет: { $kind }.
reason-place-taken = Там уже стоит здание.
reason-no-free-place = В этой деревне нет свободных участков.
reason-ring-1-first = Второе кольцо начинают, только когда застроены все десять участков первого.
reason-pair-order = Сначала вселяется женщина, потом мужчина; сейчас: { $sex }.
reason-no-empty-building = Пустого здания там нет.
reason-nobody-in-school = Такого жителя у вас в школе нет ({ $sex }).
reason-must-move-in = Кто покидает школу, обязан вселиться, пока есть свободное здание.
reason-building-by-building = О свободных зданиях спрашивают по одному.
reason-nobody-in-centre = Такого жителя в центре деревни нет ({ $sex }).
reason-two-of-each-sex = В нейтральной деревне вначале две женщины и двое мужчин, больше нельзя: { $sex }.
reason-no-coin = На это у вас не осталось монет.
reason-regular-actions-over = После дополнительного действия с другим персонажем обычных действий в этот ход больше нет.
reason-one-person = За ход можно выбрать только одного персонажа, в этот ход: { $person }.
reason-no-tiles-in-first-game = В самой первой игре жетонов персонажей нет.
reason-no-tile = Этого жетона персонажа у вас нет: { $person }.
reason-tile-used = Этот жетон персонажа вы уже использовали в этом раунде: { $person }.
reason-one-tile-a-turn = Один жетон персонажа за ход, и один вы уже использовали: { $person }.
reason-no-coin-for-regular = Дополнительное действие бывает только вместе с обычным ходом, а монеты на него у вас нет.
reason-not-on-offer = Это здание не открыто: { $kind }.
reason-cannot-pay = Сейчас это не оплатить: { $kind }.
reason-delivered = Это вы уже доставили: { $good }.
reason-cannot-make = Никто из бодрствующих не может сейчас произвести это для вас: { $good }.
reason-no-village = Такой деревни нет.
reason-nobody-sleeps = Там никто не спит ({ $quarter }).
reason-own-village = Житель может вступить в брак только в чужой деревне.
reason-nobody-there = Там никто не живёт, вступать в брак не с кем.
reason-couple-there = Там уже живёт пара.
reason-left-neighbour = Третья пара: брак заключают в деревне соседа слева.
reason-no-couple = В этом здании вашей деревни нет пары.
reason-had-child = У этой пары в этот ход уже родился ребёнок.
reason-supply-empty = Детей этого пола у вас в запасе больше нет ({ $sex }).
reason-something-has-effect = Никого не будить можно, только если ни одно действие за монету ничего не даёт.
reason-has-acted = Никого не будить можно в ход, в котором ничто не даёт результата, а в этот вы уже действовали.
reason-neutral-action-possible = Никого не будить нельзя, пока можно использовать нейтральную монету.
reason-only-with-two = Нейтральная деревня есть только при двух игроках.
reason-instead-of-turn = Нейтральную монету берут вместо своего хода, а ваш уже начат.
reason-no-tile-with-neutral = С нейтральной монетой жетон персонажа использовать нельзя.
reason-own-action-first = После нейтрального действия для жетона персонажа сначала нужно действие, оплаченное своей монетой.
reason-tile-needs-own-action = Вы использовали жетон персонажа: в этот ход нужно оплатить действие своей монетой.
reason-neutral-coin-gone = Нейтральную монету в этом раунде уже использовали.
reason-neutral-centre-empty = Подходящих жителей в нейтральном центре не осталось.
reason-must-act = За ход нужно хотя бы одно действие, оплаченное монетой.
reason-no-pass-with-coins = Пока монеты есть, пропускать ход нельзя.
reason-end-instead = В этот ход вы уже действовали: завершите его.
reason-nothing-bought = Для доставки ничего купить нельзя: { $good }.
reason-not-for-chain = Купить можно только товары самой стоимости, но не для цепочки: { $good }.
reason-not-for-sale = У строителя можно купить только дерево, кирпич и камень, а нужен товар: { $good }.
reason-no-coin-for-goods = На это не остаётся монеты: { $good }.
reason-good-twice = Ни один товар не встречается в цепочке дважды: { $good }.
reason-not-this-input = Этот товар для обмена не получить: { $good }.
reason-no-such-coin = Такой монеты там нет ({ $owner }).
reason-not-your-villager = Вашего жителя там нет.
reason-villager-sleeps = Этот житель спит.
reason-makes-something-else = Там производят другое ({ $kind }), а нужный товар: { $good }.
reason-way-not-complete = С этим жителем стоимость в итоге не оплатить ({ $good }).

## Коробка, с которой нельзя играть

box-letter = У буквы { $letter } в коробке должно быть три разных начальных здания из: { $kinds }.
box-letter-count = В коробке { $name } должно стоять при трёх буквах, а найдено: { $found }.
box-start = { $name } в коробке: start — 3 у пяти начальных зданий и 0 у всех остальных.
box-stack = { $stack } в коробке: зданий должно быть { $size }, а их { $found }.
box-cost = Стоимость { $name } в коробке — таблица товаров, всего не больше { $most }, и только один из них не простой.
box-makes-nothing = { $name } в коробке не производит и не берёт своих товаров: input и output не нужны.
box-output = { $name } в коробке: нужно output = "{ $output }".
box-input = { $name } в коробке: input — одно из: { $goods }.

## What bots judge positions by, for hints

feature-points = очки
feature-simple_workers = бодрствующие работники: простые товары
feature-middle_workers = бодрствующие работники: сложные товары
feature-fine_workers = бодрствующие работники: товары в три шага
feature-exchangers = бодрствующие менялы
feature-sleepers = спящие жители
feature-deliverable = товары, готовые к доставке
feature-first_deliveries = очки за доступные первые доставки
feature-buildings = здания
feature-empty_buildings = пустые здания
feature-in_centre = жители в центре
feature-in_school = жители в школе
feature-newborn = новорождённые
feature-couples = пары
feature-coins = монеты
feature-won_coins = монеты на следующие ходы
feature-dowry = приданое в центре
feature-ring = здания вокруг центра
feature-leads = персонажи, где вы впереди
feature-branches = товары открытых рядов рынка
feature-partners = возможные супруги
feature-start_tile = маркер первого игрока
feature-victory_buildings = здания победных очков
feature-supply = дети, которые ещё появятся

## Из чего складывается счёт и почему строка равна 0

part-start-tile = маркер у этого игрока
part-no-start-tile = маркер у другого игрока
part-delivered = доставлено товаров: { $number }
part-no-delivery = ничего не доставлено
part-goods-tile = первая доставка: { $good }
part-no-goods-tile = другие были первыми
part-person-tile = { $person }
part-no-person-tile = в конце нет жетонов
part-victory-building = { $kind }
part-no-victory-building = ничего не построено
part-branch = первый целый ряд рынка ({ $branch })
part-no-branch = ни один ряд рынка не завершён первым
part-surrounded = центр окружён и заселён
part-centre-open = центр не окружён, свободных участков: { $free }
part-centre-empty = одно из зданий пустует
part-centre-late = двое других успели раньше

## Что скоро закончит игру

ending-goal-reached = { $seat }: очков — { $points }. Если так останется, игра закончится с этим раундом.
ending-goal-near = { $seat }: очков — { $points }. Если в конце раунда будет { $goal }, игра закончится.
ending-last-round = Раунд { $round } — последний.
